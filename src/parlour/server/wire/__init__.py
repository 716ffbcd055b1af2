"""What passes between server and browser: messages, what each receiver may see, problems. The only Pydantic."""

"""Independent reference engines, written for clarity, that the fast engines are checked against."""

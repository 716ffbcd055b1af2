/** The pictures of Piñata that others have drawn. */
export const credits = [{ what: "Piñata", by: "Microsoft", licence: "MIT", from: "Fluent Emoji" }];

/** The pictures of Ninjan that others have drawn. */
export const credits = [
  {
    what: "Raised fist, victory hand, raised hand",
    by: "Microsoft",
    licence: "MIT",
    from: "Fluent Emoji",
  },
];

/** Limits of a profile, in characters; a page shows the same numbers. */
export const PROFILE_LIMITS = {
  fullName: 80,
  usernameMin: 3,
  username: 32,
  bio: 500,
  pronouns: 30,
  links: 5,
  link: 200,
};

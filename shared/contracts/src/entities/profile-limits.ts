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

/** In what measures pictures of members are kept, in pixels. What was sent is cut to these shapes, the middle of it stays. */
export const MEMBER_PICTURES = {
  avatar: { width: 256, height: 256 },
  banner: { width: 1500, height: 500 },
} as const;
export type MemberPictureKind = keyof typeof MEMBER_PICTURES;

/** What stands in the place of a member who has left. Nobody can take the handle. */
export const DELETED_MEMBER = { fullName: 'Deleted member', username: 'deleted-member', avatarUrl: null };

/** How long the former handle of a member leads to their page and is nobody else's, in days. */
export const FORMER_HANDLE_DAYS = 90;

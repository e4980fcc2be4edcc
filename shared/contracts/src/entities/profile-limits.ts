/** Limits of a profile, in characters. Pages show the same numbers. */
export const PROFILE_LIMITS = {
  fullName: 80,
  usernameMin: 3,
  username: 32,
  bio: 500,
  pronouns: 30,
  links: 5,
  link: 200,
};

/** Stored sizes of members' pictures, in pixels. Uploads are cropped to this shape around their center. */
export const MEMBER_PICTURES = {
  avatar: { width: 256, height: 256 },
  banner: { width: 1500, height: 500 },
} as const;
export type MemberPictureKind = keyof typeof MEMBER_PICTURES;

/** Placeholder for a member who has left. The handle is reserved. */
export const DELETED_MEMBER = { fullName: 'Deleted member', username: 'deleted-member', avatarUrl: null };

/** Days for which a former handle redirects to the member's page and is reserved. */
export const FORMER_HANDLE_DAYS = 90;

/** Who is named where somebody wrote who isn’t a member any more. */
export const FORMER_MEMBER = { fullName: 'Former member', username: 'former-member', avatarUrl: null };

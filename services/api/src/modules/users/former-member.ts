/** Stands for somebody who wrote something and is no member any more. */
export const FORMER_MEMBER = { fullName: 'Former member', username: 'former-member', avatarUrl: null };

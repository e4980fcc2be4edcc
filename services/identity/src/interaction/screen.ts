/** The two forms of an interaction. */
export type Screen = 'login' | 'signup';

/** Path of the forms, followed by the interaction's id. */
export const INTERACTION_PATH = '/u/';

/** Returns the URL of a form. Both share one path, because the interaction's cookie is bound to it. */
export function screenUrl(uid: string, screen: Screen, email?: string): string {
  const query = new URLSearchParams({ screen, ...(email && { login_hint: email }) });
  return `${INTERACTION_PATH}${encodeURIComponent(uid)}?${query}`;
}

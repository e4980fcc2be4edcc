/** Job that sends due messages and roles. */
export const SEND_CHAT = 'chat.send';

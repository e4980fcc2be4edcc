/** The job that sends what is due. */
export const SEND_CHAT = 'chat.send';

/** Job that sends due deliveries. */
export const SEND = 'notifications.send';

/** Window of a phone, in CSS pixels. */
export const PHONE_VIEWPORT = { width: 412, height: 823 };

/** Speed of a phone on a mobile network: latency in ms, Mbit/s, slowdown factor of the processor. */
export const PHONE_SPEED = { latency: 100, megabits: 9, processor: 4 };

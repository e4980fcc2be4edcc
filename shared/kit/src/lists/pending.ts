/** Marks what stands in for data that is still on its way. */
export const PENDING = { 'data-pending': true } as const;

/** For what stacks parts: those after a part that is still on its way aren't shown yet, or they would be pushed down when it is there. */
export const AFTER_PENDING = '& > :has([data-pending]) ~ *, & > [data-pending] ~ *';

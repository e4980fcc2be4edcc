/** Marks a placeholder of loading data. */
export const PENDING = { 'data-pending': true } as const;

/** Styles for stacked parts: hides those after a pending part, so that they don't shift when it is loaded. */
export const AFTER_PENDING = '& > :has([data-pending]) ~ *, & > [data-pending] ~ *';

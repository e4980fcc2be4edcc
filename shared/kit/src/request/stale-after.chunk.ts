export { STALE_AFTER } from '@boardwalk/contracts';

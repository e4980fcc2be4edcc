export {
  type Caller,
  can,
  createCallerCheck,
  InvalidTokenError,
  type SiteOfBackend,
} from './caller.ts';

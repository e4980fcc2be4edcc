import type { Verb } from '../verb.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { end } from './end.ts';
import { failures } from './failures.ts';
import { history } from './history.ts';
import { link } from './link.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { remove } from './remove.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import { off, on } from './switch.ts';
import { token } from './token.ts';
import { verify } from './verify.ts';

/** All verbs of `release`, in the order in which a team needs them. */
export const VERBS: Record<string, Verb> = {
  build,
  check,
  publish,
  promote,
  rollback,
  end,
  off,
  on,
  remove,
  status,
  failures,
  history,
  link,
  token,
  verify,
};

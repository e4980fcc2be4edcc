import { BAN_APPEAL } from './ban-appeal.data.ts';
import type { DemoForm } from './demo-form.ts';
import { STAFF_APPLICATION } from './staff.data.ts';
import { WHITELIST } from './whitelist.data.ts';

export const FORMS: DemoForm[] = [WHITELIST, STAFF_APPLICATION, BAN_APPEAL];

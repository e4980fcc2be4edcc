import { CITY } from './city.data.ts';
import { JOINING } from './joining.data.ts';
import { RULES } from './rules.data.ts';

/** The docs of the demo community, in reading order. */
export const DOCS = [JOINING, RULES, CITY];

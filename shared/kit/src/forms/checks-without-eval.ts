import { z } from 'zod';
import { checkWords } from './check-words.ts';

// Stands before the schemas: while they are made, zod tries whether it may compile them with `eval`. The site's policy refuses that, and reports it.
z.config({ jitless: true, customError: checkWords });

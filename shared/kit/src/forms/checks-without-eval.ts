import { z } from 'zod';
import { issueMessage } from './issue-message.ts';

// Stands before the schemas: while they are made, zod tries whether it may compile them with `eval`. The site's policy refuses that, and reports it.
z.config({ jitless: true, customError: issueMessage });

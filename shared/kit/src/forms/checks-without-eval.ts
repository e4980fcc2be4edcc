import { z } from 'zod';
import { issueMessage } from './issue-message.ts';

// Must be imported before the schemas: on creation, zod probes whether `eval` is allowed. The site's CSP blocks and reports that.
z.config({ jitless: true, customError: issueMessage });

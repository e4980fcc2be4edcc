import { z } from 'zod';

/** Pattern of a path, with parameters as `:name`. */
export const routePattern = z
  .string()
  .regex(/^\/([a-z0-9-]+|:[a-zA-Z]+)?(\/([a-z0-9-]+|:[a-zA-Z]+))*$/, 'Paths look like /news/:id.');

import { newDocSchema } from '@boardwalk/contracts';
import type { z } from 'zod';
import { filesIn, slugOfFile } from './content-files.ts';
import { readMarkdown } from './read-content.ts';

const docSchema = newDocSchema
  .pick({ slug: true, title: true, summary: true, body: true, published: true })
  .required({ slug: true, title: true, summary: true, body: true })
  .strict();

/** Page of the demo docs. It is published unless `published` is false; `children` are its subpages, in this order. */
export interface DemoDoc extends z.infer<typeof docSchema> {
  children: DemoDoc[];
}

/** Reads the docs of the demo community, in reading order. The subpages of `1-city.md` are in the folder `1-city`. */
export function readDocs(folder = 'docs'): DemoDoc[] {
  return filesIn(folder).map((file) => ({
    ...readMarkdown(file, docSchema, { slug: slugOfFile(file) }),
    children: readDocs(file.replace(/\.md$/, '')),
  }));
}

import '../src/theme/page-styles.ts';
import type { Preview } from '@storybook/react';
import { storyFrame } from '../src/testing/story-frame.tsx';

// Written as an object: Storybook reads the file without running it, too.
export default { ...storyFrame } satisfies Preview;

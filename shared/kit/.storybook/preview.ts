import '../src/theme/page-styles.ts';
import type { Preview } from '@storybook/react';
import { storyFrame } from '../src/testing/story-frame.tsx';

// A plain object, because Storybook also reads the file statically.
export default { ...storyFrame } satisfies Preview;

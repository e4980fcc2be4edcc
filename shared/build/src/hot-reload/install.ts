/// <reference lib="dom" />
// First in the development build of the shell, before react-dom, which reports its renderers to the hook that exists by then.
import * as runtime from 'react-refresh/runtime';
import { createOverlay } from './overlay.ts';
import { place } from './place.ts';

runtime.injectIntoGlobalHook(globalThis);
place.boardwalkRefresh = runtime;
place.boardwalkOverlay = createOverlay(window, () => location.reload());

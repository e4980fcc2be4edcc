/** Types of the files that the build presets compile: styles, pictures and catalogs of messages. */
/// <reference types="@rsbuild/core/types" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

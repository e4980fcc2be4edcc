interface ImportMeta {
  /** Files of a folder, by their paths. Rspack and Vite replace the call while they compile. */
  glob<Module>(
    patterns: string[],
    options: { query: '?raw'; import: 'default'; eager: true },
  ): Record<string, Module>;
}

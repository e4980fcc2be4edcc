// Stands in for how the federation runtime words its errors: the code, what it was about, and what was thrown.
export const getShortErrorMsg = (code, _, about, thrown) =>
  [code, JSON.stringify(about), thrown].filter(Boolean).join('\n');

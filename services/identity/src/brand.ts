/** The community that the demo belongs to. Another community changes these lines and the tokens in `pages/style`. */
export const BRAND = {
  name: 'Meridian RP',
  line: 'Meridian Harbour Ferries',
} as const;

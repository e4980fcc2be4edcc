/** Building materials at dusk: the lit face, the shaded side, window frames, the roof and its ridge. */
export const walls = {
  ochre: { face: '#B37A45', shade: '#8C5C39', trim: '#E8CB98', roof: '#4E3140', ridge: '#6B4552' },
  brick: { face: '#8F4B41', shade: '#6C3838', trim: '#D6B492', roof: '#2A2A3E', ridge: '#454562' },
  cream: { face: '#BBA98E', shade: '#93836F', trim: '#EDE2C9', roof: '#74403C', ridge: '#925A4E' },
  slate: { face: '#4A6188', shade: '#384B6E', trim: '#B3C2DA', roof: '#1C2438', ridge: '#36415E' },
  sage: { face: '#648173', shade: '#4B645C', trim: '#CFDBC5', roof: '#28333E', ridge: '#44535E' },
  rose: { face: '#AD6B6C', shade: '#875254', trim: '#F0D2C5', roof: '#3B2C40', ridge: '#5A4560' },
  chalk: { face: '#B4BACA', shade: '#8A92A8', trim: '#EDEFF4', roof: '#39425E', ridge: '#5C6788' },
  timber: { face: '#4C3B3C', shade: '#382C30', trim: '#A07E5A', roof: '#1F1C28', ridge: '#423A4A' },
} as const;

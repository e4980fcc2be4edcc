declare module '*.po?raw' {
  const text: string;
  export default text;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export * from 'sweetalert2';
  export { default } from 'sweetalert2';
}

/** A file of its own: the content security policy takes no styles from inside a page. */
export const landingStyle = `:root { color-scheme: dark light; }
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: center;
  font: 1.125rem/1.5 system-ui, sans-serif;
  color: light-dark(#1b2030, #e8ecf6);
  background: light-dark(#f4f6fb, #0b0e17);
}
main { max-width: 34rem; padding: 2rem; }
h1 { margin: 0 0 1rem; font-size: 2.5rem; letter-spacing: 0.02em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
code { color: light-dark(#0b5c8f, #8cc8ff); }
@media (max-width: 32rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
`;

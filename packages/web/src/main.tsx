import '@fontsource-variable/exo-2/wght.css';
import '@fontsource-variable/golos-text/wght.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchFirstPage } from './app/prefetch-first-page.ts';
import { keepApp } from './local/keep-app.ts';

const root = document.getElementById('app');
const draw = () =>
  root &&
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
void prefetchFirstPage(location.pathname).then(draw);
if (import.meta.env.PROD) keepApp();

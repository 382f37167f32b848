import type { Plugin } from 'vite';

const stylesheet = /\n *<link rel="stylesheet" crossorigin href="\/assets\/[^"]+">/g;

/**
 * Lets the browser paint what the page itself holds while the app is on its way: styles in the head would hold that
 * back. Below it they hold back the app alone, which would be drawn without them.
 */
export function boot(): Plugin {
  return {
    name: 'boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(stylesheet);
        if (!links) throw new Error('the page has no styles');
        return html.replaceAll(stylesheet, '').replace('\n  </body>', `${links.join('')}\n  </body>`);
      },
    },
  };
}

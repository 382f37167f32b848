declare global {
  /** What `boot.js` asked the server before the app was there. */
  var preloadedAnswers: Record<string, Promise<Response>> | undefined;
}

/** An answer that is on its way already, once: a caller who asks again wants to know what is so now. */
export function preloadedAnswer(url: string): Promise<Response> | undefined {
  const answers = globalThis.preloadedAnswers ?? {};
  const answer = Object.hasOwn(answers, url) ? answers[url] : undefined;
  delete answers[url];
  return answer;
}

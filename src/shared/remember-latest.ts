/** Caches the results of a function. */
export function rememberLatest<Answer>(count: number, ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.has(text) ? (known.get(text) as Answer) : ask(text);
    known.delete(text);
    known.set(text, answer);
    const [oldest] = known.keys();
    if (known.size > count && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}

import type {SearchAnswer, SearchQuestion, Reply} from './answer';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, Waiting>();

/**
 * Searches the pages. Nothing of the engine is fetched before the first question.
 * @param term as it was typed; capitals and endings do not matter
 * @param count how many pages to bring with title and excerpt
 * @throws Error when the engine or the index cannot be fetched; the next question tries again
 */
export function search(term: string, count: number): Promise<SearchAnswer> {
  worker ??= start();
  questions += 1;
  const question: SearchQuestion = {id: questions, term, count};
  return new Promise((resolve, reject) => {
    waiting.set(question.id, {resolve, reject});
    worker?.postMessage(question);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
  started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    if ('answer' in data) {
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    } else stop(data.error);
  });
  started.addEventListener('error', ({message}) => stop(message));
  return started;
}

/** After a failure every waiting question gets the error, and the next question starts again. */
function stop(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const {reject} of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

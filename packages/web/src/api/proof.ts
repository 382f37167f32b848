import { create } from 'zustand';
import { Refused } from '../wire/refused.ts';

/** The player is asked to show that it is them; the caller waits for the answer. */
interface Asking {
  readonly isAsked: boolean;
  answer(isProved: boolean): void;
}

const unasked: Asking = { isAsked: false, answer: () => undefined };

export const useProofAsked = create<Asking>(() => unasked);

/** Does something that the server may want a proof for: then it is asked for, and the thing is done after all. */
export async function withProof<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    const isProofNeeded = error instanceof Refused && error.reason.key === 'server.account.proof-needed';
    if (!isProofNeeded) throw error;
    if (!(await askForProof())) throw new DOMException('nobody has proved anything', 'AbortError');
    return act();
  }
}

function askForProof(): Promise<boolean> {
  // the latest caller is answered; one who asked before need not wait for ever
  useProofAsked.getState().answer(false);
  return new Promise((resolve) => {
    const answer = (isProved: boolean) => {
      useProofAsked.setState(unasked);
      resolve(isProved);
    };
    useProofAsked.setState({ isAsked: true, answer });
  });
}

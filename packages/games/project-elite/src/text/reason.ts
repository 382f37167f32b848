import type { Message, Reason } from '@starboard/engine';

export const reasonMessage = ({ key, params }: Reason): Message => ({ key, ...(params && { params }) });

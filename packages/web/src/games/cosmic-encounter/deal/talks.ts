// what is drawn while two players talk, and by nothing before: fetched when the first talks begin
export { DealOverBoard } from './deal-builder.tsx';
export { TalkActs } from './talk-acts.tsx';
export { TalkTray } from './talk-tray.tsx';
export { LossHint } from './without-deal.tsx';

import { Route, Switch } from 'wouter';
import { later } from '../loading/later.ts';

export const Landing = later(() => import('./landing/landing.tsx'), 'Landing');
const PlayPage = later(() => import('./play/play-page.tsx'), 'PlayPage');
const NewTablePage = later(() => import('./waiting-room/new-table-page.tsx'), 'NewTablePage');
export const TablePage = later(() => import('./waiting-room/table-page.tsx'), 'TablePage');
const JoinPage = later(() => import('./join/join-page.tsx'), 'JoinPage');
const TablesPage = later(() => import('./tables/tables-page.tsx'), 'TablesPage');
const MePage = later(() => import('./me/me-page.tsx'), 'MePage');
const SignInPage = later(() => import('./me/sign-in-page.tsx'), 'SignInPage');
const SettingsPage = later(() => import('./settings/settings-page.tsx'), 'SettingsPage');
const LocalTable = later(() => import('../local/local-table.tsx'), 'LocalTable');
const Lesson = later(() => import('../local/lesson.tsx'), 'Lesson');
const ReplayScreen = later(() => import('../table/replay/replay-screen.tsx'), 'ReplayScreen');
const LocalReplayScreen = later(() => import('../table/replay/replay-screen.tsx'), 'LocalReplayScreen');
const NotFound = later(() => import('./shell/not-found.tsx'), 'NotFound');

/** Every address there is: one line each. */
export const Routes = () => (
  <Switch>
    <Route path="/" component={Landing} />
    <Route path="/play/:game">{({ game }) => <PlayPage game={game} />}</Route>
    <Route path="/new" component={NewTablePage} />
    <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
    <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
    <Route path="/tables" component={TablesPage} />
    <Route path="/me" component={MePage} />
    <Route path="/sign-in" component={SignInPage} />
    <Route path="/settings" component={SettingsPage} />
    <Route path="/replay/:id">{({ id }) => <ReplayScreen key={id} id={id} />}</Route>
    <Route path="/local/:id/replay">{({ id }) => <LocalReplayScreen key={id} id={id} />}</Route>
    <Route path="/local/:id">{({ id }) => <LocalTable id={id} />}</Route>
    <Route path="/learn/:game">{({ game }) => <Lesson game={game} />}</Route>
    <Route component={NotFound} />
  </Switch>
);

/*
 * Who is answered what at every address of a node. A row: method, address, a condition where there is one, and the
 * status for each kind of visitor.
 */

export interface Try {
  readonly method: string;
  readonly url: string;
  readonly condition: string | undefined;
  readonly answers: readonly number[];
}

export const triesOf = (matrix: string, people: readonly string[]): readonly Try[] =>
  matrix
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [method = '', url = '', ...rest] = row.trim().split(/\s+/);
      const answers = rest.filter((word) => /^\d+$/.test(word)).map(Number);
      return { method, url, condition: rest.length > people.length ? rest[0] : undefined, answers };
    });

/** What each is answered: a visitor without an account, a guest from elsewhere, a person at the table, … */
export const lobbyMatrix = `
                                               nobody guest person host kicked admin
  GET    /api/games                             200    200   200    200  200    200
  GET    /api/tables                            200    200   200    200  200    200
  GET    /api/me/tables                         401    200   200    200  200    200
  GET    /api/tables/:id                        200    200   200    200  200    200
  GET    /api/codes/:code                       200    200   200    200  200    200
  POST   /api/tables                            401    200   200    200  200    200
  POST   /api/tables/:id/join                   401    200   200    200  403    200
  POST   /api/tables/:id/leave                  401    403   200    200  403    403
  POST   /api/tables/:id/ready                  401    403   200    200  403    403
  POST   /api/tables/:id/rematch when-over      401    403   200    200  403    403
  PATCH  /api/tables/:id                        401    403   403    200  403    403
  POST   /api/tables/:id/kick                   401    403   403    200  403    403
  POST   /api/tables/:id/seats                  401    403   403    200  403    403
  PUT    /api/tables/:id/seats/:seat            401    403   403    200  403    403
  DELETE /api/tables/:id/seats/:seat            401    403   403    200  403    403
  GET    /api/tables/:id/chat                   200    200   200    200  200    200
  GET    /api/tables/:id/chat private           200    200   200    200  403    200
  GET    /api/tables/:id/chat unwatched         403    403   200    200  403    403
  POST   /api/tables/:id/report                 401    204   204    204  204    204
  POST   /api/tables/:id/report unwatched       401    403   204    204  403    403
  GET    /api/me/mutes                          401    200   200    200  200    200
  POST   /api/me/mutes/:account                 401    204   204    204  204    204
  DELETE /api/me/mutes/:account                 401    204   204    204  204    204
  GET    /api/admin/reports                     401    403   403    403  403    200
  POST   /api/admin/reports/:report/settle      401    403   403    403  403    204
  DELETE /api/admin/chat/:line                  401    403   403    403  403    204
`;

/** Accounts and records: a visitor without an account, a guest, a member with a password, an admin. */
export const accountMatrix = `
                                               nobody guest named admin
  POST   /api/guest                             200    200   200   200
  GET    /api/me                                200    200   200   200
  PATCH  /api/me                                401    200   200   200
  POST   /api/me/password                       401    200   403   403
  POST   /api/me/proof                          401    403   403   403
  POST   /api/me/proof/passkey/begin            401    404   404   404
  POST   /api/me/proof/passkey                  401    403   403   403
  POST   /api/sign-in                           403    403   403   403
  POST   /api/sign-out                          401    204   204   204
  GET    /api/me/devices                        401    200   200   200
  DELETE /api/me/devices/:id                    401    404   404   404
  DELETE /api/me/devices/:id own                401    204   204   204
  DELETE /api/me/devices                        401    204   204   204
  GET    /api/me/export                         401    200   200   200
  DELETE /api/me                                401    204   403   403
  POST   /api/me/passkeys/begin                 401    200   200   200
  POST   /api/me/passkeys                       401    403   403   403
  DELETE /api/me/passkeys/:id                   401    404   404   404
  POST   /api/sign-in/passkey/begin             200    200   200   200
  POST   /api/sign-in/passkey                   403    403   403   403
  GET    /api/tables/:id/replay                 409    409   409   409
  GET    /api/tables/:id/replay when-over       200    200   200   200
  GET    /api/tables/:id/recording              409    409   409   409
  GET    /api/tables/:id/recording when-over    200    200   200   200
  GET    /api/tables/:id/export                 409    409   409   409
  GET    /api/tables/:id/export when-over       200    200   200   200
  POST   /api/import                            401    200   200   200
  DELETE /api/imports/:id                       401    404   404   404
  GET    /api/addresses                         200    200   200   200
`;

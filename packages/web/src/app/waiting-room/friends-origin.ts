import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { keptInBrowser } from '../../settings/kept-in-browser.ts';
import { isThisDevice } from './this-device.ts';

/** Which of the server's addresses worked for friends last time. */
const useLastAddress = keptInBrowser<{ readonly address: string | null }>('starboard.address', () => ({
  address: null,
}));

interface FriendsOrigin {
  readonly origin: string;
  /** Where there are several, the player at the server's own screen chooses; the likeliest first. */
  readonly choices: readonly string[];
  choose(address: string): void;
  /** Friends cannot come in at all. */
  readonly isLocal: boolean;
}

/** Under which address friends find the table: not `localhost`, which is their own device to them. */
export function useFriendsOrigin(): FriendsOrigin {
  const isHere = isThisDevice(location.hostname);
  const { data } = useQuery({ ...queries.addresses, enabled: isHere });
  const { address: last } = useLastAddress();
  const addresses = isHere ? (data ?? []) : [];
  const address = addresses.find((each) => each === last) ?? addresses[0];
  return {
    origin: address ?? location.origin,
    choices: addresses,
    choose: (chosen) => useLastAddress.setState({ address: chosen }),
    isLocal: isHere && data !== undefined && address === undefined,
  };
}

export {
  type BoardPlace,
  colonyPlace,
  shipPlace,
  type StationId,
  stations,
} from '@starboard/alien-frontiers';

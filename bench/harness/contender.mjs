// Runs alone in a child process: imports a bundled contender and measures whole games.
const [file, mostWarmUpSeconds, seconds] = process.argv.slice(2);
const { playGame, enumerationShare } = await import(file);

warmUp(Number(mostWarmUpSeconds));
const measured = play(Number(seconds), 1_000_000);
console.log(JSON.stringify({ ...measured, enumerationShare: enumerationShare?.() }));

/**
 * Plays until it gets no faster. V8 translates what it meets often, and a game of many parts is met part by part: an
 * empty move is as fast as it will be after two seconds, Cosmic Encounter after ten or more.
 */
function warmUp(mostSeconds) {
  const sliceSeconds = 2;
  let best = 0;
  let slower = 0;
  for (let spent = 0; spent < mostSeconds && slower < 2; spent += sliceSeconds) {
    const { count, seconds: elapsed } = play(sliceSeconds, spent * 1000);
    const isFaster = count / elapsed > best * 1.02;
    slower = isFaster ? 0 : slower + 1;
    best = Math.max(best, count / elapsed);
  }
}

function play(atLeastSeconds, firstSeed) {
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  let games = 0;
  let count = 0;
  let elapsed = 0;
  while (elapsed < atLeastSeconds) {
    count += playGame(firstSeed + games++);
    elapsed = (performance.now() - start) / 1000;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return { games, count, seconds: elapsed, cpuSeconds: (user + system) / 1e6 };
}

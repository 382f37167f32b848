// Runs alone in a child process: imports a bundled contender and measures whole games.
const [file, warmUpSeconds, seconds] = process.argv.slice(2);
const { playGame, enumerationShare } = await import(file);

play(Number(warmUpSeconds), 0);
const measured = play(Number(seconds), 1_000_000);
console.log(JSON.stringify({ ...measured, enumerationShare: enumerationShare?.() }));

function play(atLeastSeconds, firstSeed) {
  const start = performance.now();
  let games = 0;
  let count = 0;
  let elapsed = 0;
  while (elapsed < atLeastSeconds) {
    count += playGame(firstSeed + games++);
    elapsed = (performance.now() - start) / 1000;
  }
  return { games, count, seconds: elapsed };
}

// Written by `npm run -s powers` from the records; a test holds it against them.

/** Every ability with its duty, its role and its moments; a star stands for all that a phase has. */
export const barsTable = `
amoeba.ooze may main planning.after-select
amoeba.wild may main planning.before-select
amoeba.super may ally planning.after-select
anti-matter.negation must main reveal.after-reveal
anti-matter.wild may main-or-ally react.flare
anti-matter.super may any react.flare
barbarian.loot must offense resolution.before-compensation
barbarian.wild may main-or-ally resolution.compensated resolution.rewards
barbarian.super may offensive-ally resolution.before-compensation
calculator.equalize may main planning.after-select
calculator.wild may main planning.after-select
calculator.super may ally planning.after-select
chosen.intervention may main reveal.after-reveal
chosen.wild may main planning.before-select
chosen.super may main trigger.cards-aside
citadel.place may any destiny.after-draw
citadel.fortification may any planning.after-select
citadel.wild may main-or-ally reveal.after-reveal
citadel.super may any planning.after-select
clone.replicate may main resolution.before-discard
clone.wild may any trigger.own-card-discarded
clone.super may main resolution.compensation
cudgel.smash must main resolution.ships-lost
cudgel.wild may offense resolution.land
cudgel.super may main react.power-use
demon.possess may main alliance.before-invites
demon.put-back must any encounter.end
demon.wild may main alliance.before-invites
demon.super may main alliance.before-invites
dictator.command must not-offense destiny.before-draw
dictator.shuffle must offense destiny.before-draw
dictator.wild may not-offense destiny.after-draw
dictator.super may offense destiny.before-draw
fido.fetch may any resolution.after-discard
fido.wild may main planning.before-select
fido.super may any resolution.after-discard
filch.theft may main resolution.after-discard
filch.wild may any react.flare react.artifact
filch.super may any resolution.after-discard
filch.caught may any
fodder.overwhelm may main reveal.after-reveal
fodder.wild may not-main-or-ally reveal.after-reveal
fodder.super may main reveal.after-reveal
gambler.bluff may main reveal.flip
gambler.wild may main reveal.before-reveal
gambler.super may main reveal.flip
grudge.revenge must main alliance.after-formed
grudge.pay-off must main resolution.after-outcome
grudge.wild may main resolution.winner-determined
grudge.super may main resolution.after-outcome
hacker.hack may main resolution.compensation
hacker.pay may main resolution.compensation
hacker.wild may main resolution.compensation
hacker.super may main resolution.compensated
hate.rage must offense start-turn.after-hand-check
hate.wild may main planning.before-select
hate.super may offense react.power-use
healer.heal may any trigger.ships-lost
healer.wild may any react.artifact react.tech
healer.super may any react.power-use
human.humanity must main-or-ally reveal.after-reveal
human.wild may main reveal.after-reveal
human.super may main-or-ally reveal.after-reveal react.power-use
kamikaze.sacrifice may main planning.before-select
kamikaze.wild may main planning.after-select
kamikaze.super may offense regroup.retrieve
loser.upset may main planning.before-select
loser.wild may main planning.before-select
loser.super may main reveal.before-reveal
machine.continuity may offense encounter.end
machine.wild may offense encounter.end
machine.super may offense regroup.retrieve
macron.mass-launch must offense launch.before-send
macron.mass-ally must ally alliance.before-send
macron.mass must main-or-ally reveal.after-reveal
macron.wild may main-or-ally reveal.after-reveal
macron.super may offense-or-ally launch.before-send alliance.before-send
masochist.hurt-yourself must any regroup.start
masochist.wild may any regroup.retrieve
masochist.super may offense regroup.retrieve
mind.knowledge may any alliance.before-invites
mind.wild may any trigger.cards-drawn
mind.super may not-main react.power-use
mirror.reversal may main planning.after-select
mirror.wild may main reveal.after-reveal
mirror.super may main react.power-use
miser.choose must any turn.begin
miser.hoard may any
miser.renew may any * trigger.out-of-cards
miser.wild may any trigger.new-hand resolution.compensation
miser.super may offense regroup.start
mite.bluster must offense launch.after-send
mite.wild may main alliance.after-formed
mite.super may offense react.power-use
mutant.regenerate may main alliance.before-invites
mutant.wild may main resolution.after-outcome
mutant.super may main alliance.before-invites
observer.protect must main-or-ally trigger.ships-to-warp
observer.wild may main alliance.after-formed
observer.super may offense-or-ally launch.before-send alliance.before-send
oracle.foresee must main planning.select
oracle.wild may main planning.before-select
oracle.super may main planning.select
pacifist.peace must main reveal.after-reveal
pacifist.wild may main reveal.after-reveal
pacifist.super may main resolution.deal-failed
parasite.infest may not-main alliance.respond
parasite.wild may any trigger.power-lost
parasite.super may ally alliance.before-send
philanthropist.giving may main-or-ally alliance.after-formed
philanthropist.wild may any regroup.start
philanthropist.super may main-or-ally planning.select
reincarnator.reincarnation must main-or-ally resolution.after-outcome
reincarnator.wild may any resolution.after-outcome
reincarnator.super may main-or-ally react.power-use
remora.cling-ship may any trigger.ships-retrieved
remora.cling-card may any trigger.cards-drawn
remora.wild may any trigger.flare-used
remora.super may any trigger.colony-gained
reserve.reinforce may main-or-ally reveal.after-reveal
reserve.stop may main-or-ally react.reinforcement
reserve.wild may any trigger.card-discarded
reserve.super may main-or-ally reveal.after-reveal
shadow.execute must any destiny.after-draw
shadow.execute-any may any destiny.after-draw
shadow.wild may defense resolution.winner-determined
shadow.super may offense react.power-use
sorcerer.magic may main planning.after-select
sorcerer.wild may any planning.before-select
sorcerer.super may ally planning.after-select
spiff.crash-land may offense trigger.ships-to-warp
spiff.wild may defense trigger.ships-to-warp
spiff.super may offense trigger.ships-to-warp
tick-tock.patience must any resolution.outcome-recorded
tick-tock.wild may any trigger.deck-reshuffled
tick-tock.super may main resolution.after-outcome
trader.transference may main planning.before-select
trader.wild may main alliance.before-invites
trader.super may main planning.before-select
tripler.thrice must main reveal.after-reveal
tripler.wild may main reveal.at-flip
tripler.super may main reveal.after-reveal
vacuum.catharsis must any trigger.ships-lost
vacuum.wild may any reveal.after-reveal
vacuum.super may any react.power-use
virus.multiply must main reveal.after-reveal
virus.wild may main reveal.after-reveal
virus.super may main reveal.after-reveal
void.eradicate must main resolution.ships-lost
void.wild may any react.artifact
void.super may ally resolution.ships-lost
vulch.salvage must any trigger.card-discarded
vulch.wild may main resolution.after-outcome
vulch.super may any react.power-use trigger.card-discarded
warpish.necromancy must main reveal.after-reveal
warpish.wild may main reveal.after-reveal
warpish.super may main reveal.after-reveal
warrior.mastery must main reveal.after-reveal
warrior.experience must any encounter.end
warrior.wild may defense encounter.end
warrior.super may ally reveal.after-reveal
will.choice must offense destiny.after-draw
will.wild may offense destiny.after-draw
will.super may offense react.power-use
zombie.immortality must any trigger.ships-to-warp
zombie.wild may any trigger.ships-to-warp
zombie.super may main alliance.after-formed
card-zap may any react.flare react.artifact
cosmic-zap may any react.power-use
emotion-control may any reveal.after-reveal
force-field may any alliance.after-formed
ionic-gas may any resolution.winner-determined
mobius-tubes may offense regroup.start
plague may any regroup.start
quash may any resolution.deal-made
reinforcement-2 may main-or-ally reveal.after-reveal
reinforcement-3 may main-or-ally reveal.after-reveal
reinforcement-5 may main-or-ally reveal.after-reveal
coldsleep-ship may any regroup.start
coldsleep-ship.complete may any
collapsium-hulls may defense trigger.ships-to-warp
collapsium-hulls.complete may any
cosmic-field-generator may any react.power-use
cosmic-field-generator.complete may any
delta-scanners may any regroup.start
delta-scanners.complete may any
energy-cloak may offense launch.after-aim
energy-cloak.complete may any
enigma-device may any regroup.start
enigma-device.complete may any
genesis-bomb may any regroup.start
gluon-mines may defense planning.after-select
infinity-drive may any encounter.end
infinity-drive.complete may any
lunar-cannon may main-or-ally reveal.after-reveal
lunar-cannon.move may any destiny.after-draw
lunar-cannon.complete may any
omega-missile may any regroup.start
omega-missile.complete may any
plasma-thrusters may offense-or-ally launch.before-send alliance.before-send
plasma-thrusters.defend may defense launch.after-send
plasma-thrusters.complete may any
precursor-seed.complete may any
prometheus.complete may any
qax may main alliance.invite
qax.complete may any
quark-battery may main reveal.after-reveal
quark-battery.complete may any
tech-scrambler may any react.tech
tech-scrambler.strike may any *
vacuum-turbines may any regroup.start
vacuum-turbines.complete may any
warpspace-key may offense regroup.start regroup.after-retrieve
warpspace-key.complete may any
xenon-lasers may main-or-ally reveal.after-reveal
xenon-lasers.complete may any
`;

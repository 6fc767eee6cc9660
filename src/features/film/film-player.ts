import { segmentAt, type Timeline } from "@/rules/timeline";
import {
  shotMediaOf,
  hasSameAddresses,
  isSameMedia,
  isWhole,
  leadOf,
  withoutPicture,
  withoutSound,
  type ShotMedia,
  type Stage,
} from "./shot-media";
import { FilmNews, type Ears } from "./film-news";
import { filmAt, indexOfLine, indexOfShot, segmentOf, withFall, withoutFall, type FilmState } from "./film-state";
import { ShotClock } from "./shot-clock";

/** Seconds that a frame counts at most: a computer that slept skips nothing. */
const longestFrame = 1;
/** Plays a timeline: each shot once, in order, whatever its media do. It knows no page: a stage shows, frames move it. */
export class FilmPlayer {
  #state: FilmState;
  readonly #listeners = new Set<() => void>();
  readonly #stage: Stage;
  readonly #clock = new ShotClock();
  readonly #news = new FilmNews();
  #lastFrame: number | undefined;
  /** The best of the shot that was entered, and what is left of it. */
  #best: ShotMedia;
  #media: ShotMedia;
  /** The same of the shot that comes next. */
  #nextBest: ShotMedia | undefined;
  #next: ShotMedia | undefined;
  /** Seconds of the film for which what tells the next one's time has been fetched. */
  #nextWaited = 0;

  /** At the shot of a line, if one is named. */
  constructor(stage: Stage, timeline: Timeline, line?: number) {
    this.#stage = stage;
    this.#state = filmAt(timeline, line);
    this.#best = this.#media = shotMediaOf(this.#state.segment);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  /** Who is told what the film learns, until what this gives is called. */
  listen = (ears: Ears) => this.#news.listen(ears);

  #tell(changed: Partial<FilmState>) {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }

  /** Puts the shot at which it stands on the stage. */
  open = () => this.#enter(this.#state.index, this.#state.offset);

  play() {
    const { index, offset, segment, timeline, rate, hasEnded } = this.#state;
    const isAtEnd = index === timeline.segments.length - 1 && offset >= segment.duration;
    if (hasEnded || isAtEnd) this.#enter(0, 0);
    this.#lastFrame = undefined;
    this.#clock.restart();
    this.#tell({ isPlaying: true, hasEnded: false, isRefused: false });
    this.#stage.play(rate);
  }

  pause() {
    if (!this.#state.isPlaying) return;
    this.#stage.pause();
    this.#tell({ isPlaying: false });
  }

  toggle = () => (this.#state.isPlaying ? this.pause() : this.play());

  /** The browser did not let it begin. */
  refuse() {
    this.pause();
    this.#tell({ isRefused: true });
  }

  setRate(rate: number) {
    this.#tell({ rate });
    if (this.#state.isPlaying) this.#stage.play(rate);
  }

  /** To a moment of the film, in seconds. */
  seek(seconds: number) {
    const { timeline } = this.#state;
    const index = segmentAt(timeline.segments, seconds);
    const { start, duration } = segmentOf(timeline, index);
    this.goTo(index, Math.min(Math.max(seconds - start, 0), duration));
  }

  goTo(index: number, offset = 0) {
    if (this.#state.timeline.segments[index] !== undefined) this.#enter(index, offset);
  }

  /** To the shot of a line, unless it stands there. */
  goToLine(line: number | undefined) {
    const index = indexOfLine(this.#state.timeline, line);
    if (index !== this.#state.index) this.goTo(index);
  }

  /** To the shot after or before; in the first one back to its beginning. */
  step(shots: 1 | -1) {
    this.goTo(Math.max(this.#state.index + shots, 0));
  }

  /** To the next scene; back to the beginning of this one, and from there to the one before. */
  stepScene(scenes: 1 | -1) {
    const { timeline, index, segment } = this.#state;
    const isWithin = timeline.scenes[segment.scene]?.first !== index;
    const to = timeline.scenes[scenes === -1 && isWithin ? segment.scene : segment.scene + scenes];
    if (to) this.goTo(to.first);
  }

  /** The same film with other lengths, media or lines: it stays where it is, by the shot's uid. */
  setTimeline(timeline: Timeline) {
    const { timeline: before, segment: old, index: at, offset, isPlaying, hasEnded } = this.#state;
    if (timeline === before || timeline.segments.length === 0) return;
    const found = indexOfShot(timeline, old);
    const index = found === -1 ? Math.min(at, timeline.segments.length - 1) : found;
    const segment = segmentOf(timeline, index);
    this.#tell({ timeline, index, segment });
    // What is made meanwhile is seen when its shot is entered: before that only where nothing moves, or nothing came.
    const { uid } = segment;
    this.#best = { ...this.#best, uid };
    this.#media = { ...this.#media, uid };
    const best = shotMediaOf(segment);
    const isOther = isWhole(this.#media, this.#best)
      ? !isPlaying && !isSameMedia(best, this.#best)
      : !hasSameAddresses(best, this.#best);
    if (found === -1) this.#enter(index, 0);
    else if (isOther) this.#enter(index, Math.min(offset, segment.duration));
    else this.#prepareNext();
    this.#tell({ hasEnded });
  }

  #enter(index: number, offset: number) {
    const segment = segmentOf(this.#state.timeline, index);
    const isNext = offset === 0 && this.#next?.uid === segment.uid;
    this.#best = (isNext && this.#nextBest) || shotMediaOf(segment, offset);
    this.#media = (isNext && this.#next) || this.#best;
    this.#next = this.#nextBest = undefined;
    const waited = isNext && this.#stage.prepared().isFetched ? this.#nextWaited : 0;
    this.#show({ index, segment, offset, hasEnded: false }, waited);
    this.#prepareNext();
  }

  #show(changed: Partial<FilmState>, waited = 0) {
    this.#clock.restart(waited);
    this.#stage.show(this.#media);
    this.#tell({ ...changed, tier: this.#stage.shown().seen, wanted: this.#media.picture });
    if (this.#state.isPlaying) this.#stage.play(this.#state.rate);
  }

  #prepareNext() {
    const segment = this.#state.timeline.segments[this.#state.index + 1];
    const best = segment && shotMediaOf(segment);
    if (best && this.#next && this.#nextBest) {
      const isSame = isWhole(this.#next, this.#nextBest) ? isSameMedia : hasSameAddresses;
      if (isSame(best, this.#nextBest)) return;
    }
    this.#next = this.#nextBest = best;
    this.#nextWaited = 0;
    this.#stage.prepare(best);
  }

  /** Moves the film by the time since the last frame, in milliseconds of any clock. */
  frame(now: number) {
    const since = (now - (this.#lastFrame ?? now)) / 1000;
    this.#lastFrame = now;
    this.look();
    if (this.#state.isPlaying) this.#move(Math.min(Math.max(since, 0), longestFrame));
  }

  /** Lets fall what has failed, whether the film plays or not. */
  look() {
    const shown = this.#stage.shown();
    if (shown.picture === "failed") this.#fall("picture");
    else if (shown.sound === "failed") this.#fall("sound");
    else if (shown.picture === "ready" && shown.sound === "ready" && isWhole(this.#media, this.#best)) {
      // What did not come once and is there now is marked no more.
      const falls = withoutFall(this.#state.falls, this.#media.uid);
      if (falls !== this.#state.falls) this.#tell({ falls });
    }
    const { seen } = this.#stage.shown();
    if (seen !== this.#state.tier) this.#tell({ tier: seen });
    if (!this.#next) return;
    const next = this.#stage.prepared();
    if (next.picture === "failed") this.#next = this.#without("picture", this.#next);
    else if (next.sound === "failed") this.#next = this.#without("sound", this.#next);
    else return;
    this.#nextWaited = 0;
    this.#stage.prepare(this.#next);
  }

  #move(elapsed: number) {
    const { offset, rate, segment } = this.#state;
    this.#nextWaited = this.#stage.prepared().isFetched ? this.#nextWaited + elapsed : 0;
    const shown = this.#stage.shown();
    if (shown.length !== undefined) this.#learn(shown.length);
    const verdict = this.#clock.advance(elapsed, { segment, media: this.#media, shown, offset, rate });
    if (verdict === "picture" || verdict === "sound") return this.#fall(verdict);
    if (verdict !== "over") return this.#tell({ offset: verdict.at });
    // An end that comes early is the end.
    if (shown.hasEnded && this.#media.picture === "clip") this.#learn(shown.seconds);
    const { index, timeline } = this.#state;
    if (index + 1 < timeline.segments.length) return this.#enter(index + 1, 0);
    this.#stage.pause();
    this.#tell({ offset: segment.duration, isPlaying: false, hasEnded: true });
  }

  #learn(seconds: number) {
    this.#news.tellLength(this.#state.segment, leadOf(this.#media), seconds);
  }

  #fall(what: "picture" | "sound") {
    this.#media = { ...this.#without(what, this.#media), from: this.#state.offset };
    this.#show({});
  }

  /** A shot's media without what did not come, which is marked. */
  #without(what: "picture" | "sound", media: ShotMedia): ShotMedia {
    const left = what === "picture" ? withoutPicture(media) : withoutSound(media);
    this.#tell({ falls: withFall(this.#state.falls, media.uid, { [what]: left[what] }) });
    this.#news.tellFailure(what === "sound" ? media.audio : media[media.picture === "clip" ? "clip" : "still"]);
    return left;
  }
}

